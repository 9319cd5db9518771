import { describe, expect, it } from "vitest";
import { requestKind } from "./request-kind.ts";

const ORIGIN = "https://band.example";
const FILES = new Set(["/favicon.svg"]);
const kindOf = (path: string, more: { method?: string; mode?: string; origin?: string } = {}) => {
  const { method = "GET", mode = "navigate", origin = ORIGIN } = more;
  return requestKind({ url: `${origin}${path}`, method, mode }, ORIGIN, FILES);
};

describe("the service worker", () => {
  it.each(["/", "/dashboard", "/song/12?tab=1", "/songs/index"])("answers the page %s", (path) => {
    expect(kindOf(path)).toBe("page");
  });

  it("answers the files of the build", () => {
    expect(kindOf("/assets/main-abc.js", { mode: "cors" })).toBe("asset");
    expect(kindOf("/favicon.svg", { mode: "no-cors" })).toBe("file");
  });

  it.each([
    "/api/songs",
    "/api",
    "/uploads/a.mp3",
    "/uploads/a.mp3?signature=b",
    "/bandpage/us",
    "/follow/us",
    "/navfollow",
    "/calendar/us.ics",
    "/unsubscribe/news/1.2?signature=b",
    "/answer/1.2.3?signature=b",
    "/proposal/1.2?signature=b",
    "/deputy/1.2?signature=b",
    "/guest/1.2/song/3?signature=b",
    "/embed/us",
  ])("leaves %s to the server, also when it is opened as a page", (path) => {
    expect(kindOf(path)).toBe("none");
    expect(kindOf(path, { mode: "cors" })).toBe("none");
  });

  it("leaves alone what changes something, and what is elsewhere", () => {
    expect(kindOf("/dashboard", { method: "POST" })).toBe("none");
    expect(kindOf("/dashboard", { origin: "https://other.example" })).toBe("none");
  });

  it("takes an address that only begins like the API's for a page", () => {
    expect(kindOf("/apian")).toBe("page");
  });
});
