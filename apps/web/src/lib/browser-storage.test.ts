import { describe, expect, it } from "vitest";
import { storedName, textStorage } from "./browser-storage.ts";
import { memoryStorage } from "./memory-storage.ts";

describe("what a browser keeps as text", () => {
  it("is there for the next page, until it is taken away", () => {
    const browser = memoryStorage();
    textStorage(() => browser).write("scheme", "dark");
    expect(textStorage(() => browser).read("scheme")).toBe("dark");
    textStorage(() => browser).write("scheme", null);
    expect(textStorage(() => browser).read("scheme")).toBeNull();
  });

  it("lasts as long as the page where the browser refuses storage", () => {
    const storage = textStorage(() => {
      throw new Error("The operation is insecure.");
    });
    expect(storage.read("scheme")).toBeNull();
    storage.write("scheme", "dark");
    expect(storage.read("scheme")).toBe("dark");
  });

  it("is the newest one where there is no room for it", () => {
    const full = {
      ...memoryStorage([["bandstand:scheme", "light"]]),
      setItem: () => {
        throw new Error("The quota has been exceeded.");
      },
    };
    const storage = textStorage(() => full);
    storage.write("scheme", "dark");
    expect(storage.read("scheme")).toBe("dark");
  });

  it("carries our name before its own", () => {
    expect(storedName("bandstand:scheme")).toBe("scheme");
    expect(storedName("theme")).toBeNull();
    expect(storedName(null)).toBeNull();
  });
});
