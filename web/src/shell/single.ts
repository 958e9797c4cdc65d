/** Only the first click of several in one place counts: the next ones were not meant for what lies there by then. */
export function single(act: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (!again(event)) act();
  };
}

/** Whether this click belongs to a double click, which browsers count in `detail`; keys count as none. */
export function again(event: MouseEvent): boolean {
  return event.detail > 1;
}
