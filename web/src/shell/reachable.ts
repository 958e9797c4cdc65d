/** A region that scrolls can be reached by keyboard; one that shows everything does not stop Tab on its way. */
import type { Attachment } from "svelte/attachments";

export const reachable: Attachment<HTMLElement> = (node) => {
  const look = (): void => {
    const scrolls = node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1;
    if (scrolls) node.tabIndex = 0;
    else node.removeAttribute("tabindex");
  };
  const sizes = new ResizeObserver(look);
  const watch = (): void => {
    sizes.disconnect();
    for (const one of [node, ...node.children]) sizes.observe(one);
  };
  const changes = new MutationObserver(watch);
  changes.observe(node, { childList: true });
  watch();
  return () => {
    sizes.disconnect();
    changes.disconnect();
  };
};
