import { mount } from "svelte";
import App from "./App.svelte";
import { hangIcons } from "./art/sprite";
import "./art/tokens.css";
import "./app.css";
import { language } from "./language/language.svelte";
import "./settings.svelte";

/** Said without any texts, because they are what is missing. */
const NO_TEXTS: readonly (readonly [lang: string, sentence: string])[] = [
  ["en", "The page could not be loaded. Please reload it."],
  ["fr", "La page n’a pas pu être chargée. Veuillez la recharger."],
  ["pl", "Nie udało się wczytać strony. Odśwież ją."],
];

const place = document.getElementById("page");
if (place && (await language.start())) {
  hangIcons();
  mount(App, { target: place });
} else if (place) {
  const notice = document.createElement("main");
  notice.id = "main";
  for (const [lang, sentence] of NO_TEXTS) notice.append(Object.assign(document.createElement("p"), { lang, textContent: sentence }));
  place.append(notice);
}
