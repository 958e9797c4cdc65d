/** The languages there are: one for each file of page texts, English first. */

export interface LanguageName {
  id: string;
  name: string;
}

/** The languages whose files are given, each named in itself: "../text/fr.ftl" is "Français". */
export function languagesOf(files: string[]): LanguageName[] {
  return files
    .map((file) => file.replace(/^.*\//, "").replace(/\.ftl$/, ""))
    .sort((one, other) => Number(other === "en") - Number(one === "en") || one.localeCompare(other))
    .map((id) => ({ id, name: nameOf(id) }));
}

function nameOf(id: string): string {
  const name = new Intl.DisplayNames([id], { type: "language", fallback: "code" }).of(id) ?? id;
  return name.charAt(0).toLocaleUpperCase(id) + name.slice(1);
}
