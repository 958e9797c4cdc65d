import { expect, it } from "vitest";
import { languagesOf } from "./languages";

it("lists the languages from what files there are, English first, each in its own words", () => {
  expect(languagesOf(["../text/pl.ftl", "../text/en.ftl", "../text/fr.ftl"])).toEqual([
    { id: "en", name: "English" },
    { id: "fr", name: "Français" },
    { id: "pl", name: "Polski" },
  ]);
});

it("needs only a file for another language", () => {
  expect(languagesOf(["../text/en.ftl", "../text/nl.ftl"])[1]).toEqual({ id: "nl", name: "Nederlands" });
});
