import { expect, it } from "vitest";
import { textStorage } from "../../lib/browser-storage.ts";
import { createKeptWishes } from "./kept-wishes.ts";

const place = () => {
  const kept = new Map<string, string>();
  return textStorage(() => ({
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => void kept.set(name, text),
    removeItem: (name) => void kept.delete(name),
  }));
};

it("what shall be on the device is known again when the page opens, of each member apart", () => {
  const storage = place();
  createKeptWishes(storage, "1/2").set("gig", true);
  expect([...createKeptWishes(storage, "1/2").get()]).toEqual(["gig"]);
  expect([...createKeptWishes(storage, "1/3").get()]).toEqual([]);
});

it("what is switched off is wanted no more", () => {
  const storage = place();
  const wishes = createKeptWishes(storage, "1/2");
  wishes.set("gig", true);
  wishes.set("all", true);
  wishes.set("gig", false);
  expect([...createKeptWishes(storage, "1/2").get()]).toEqual(["all"]);
  wishes.clear();
  expect([...createKeptWishes(storage, "1/2").get()]).toEqual([]);
});
