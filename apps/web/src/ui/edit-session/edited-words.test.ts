import { expect, test } from "vitest";
import { editedWords, editedWordsFirst } from "./edited-words.ts";

test("a name stands in quotes, as it is written", () => {
  expect(editedWords("Paper Lanterns")).toBe("“Paper Lanterns”");
  expect(editedWordsFirst("paper lanterns")).toBe("“paper lanterns”");
});

test.each(["the new song", "the new set list", "your profile"])("%s is no name", (label) => {
  expect(editedWords(label)).toBe(label);
});

test("what is no name begins a sentence with a capital", () => {
  expect(editedWordsFirst("the new member")).toBe("The new member");
  expect(editedWordsFirst("your profile")).toBe("Your profile");
});
