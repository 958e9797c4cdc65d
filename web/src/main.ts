import { mount } from "svelte";
import App from "./App.svelte";
import { hangIcons } from "./art/sprite";
import "./art/tokens.css";
import "./app.css";
import { language } from "./language/language.svelte";
import "./settings.svelte";

await language.start();
hangIcons();
const place = document.getElementById("page");
if (place) mount(App, { target: place });
