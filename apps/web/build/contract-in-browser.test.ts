import { expect, test } from "vitest";
import { forBrowser } from "./contract-in-browser.ts";

const compact = (code: string) => forBrowser(code, "venues.ts").replaceAll(/\s+/g, " ");

test("a call keeps where it goes, who may make it and what it makes stale", () => {
  expect(
    compact(`export const saveVenue = endpoint({
      method: "POST",
      path: "/savevenue/{id}",
      summary: "Save changed fields of a venue",
      access: { kind: "write", areas: ["VN"] },
      status: 201,
      params: idParams,
      body: z.partial(z.strictObject({ ...venueFields, updatedAt: timestamp })),
      maxBody: LIMITS.longBody,
      answer: venue,
      failures: ["venue_not_found"],
      changes: ["venues"],
    });`),
  ).toBe(
    'export const saveVenue = endpoint({ method: "POST", path: "/savevenue/{id}", ' +
      'access: { kind: "write", areas: ["VN"] }, answer:{} , changes: ["venues"], });',
  );
});

test("an answer that is a file or a stream of events stays one", () => {
  expect(compact('endpoint({ answer: "file" })')).toBe('endpoint({ answer: "file" })');
  expect(compact("endpoint({ answer: { events: recordEvents } })")).toBe(
    "endpoint({ answer: { events: recordEvents } })",
  );
});

test("every line stays where it was, so that an error points to its source", () => {
  const code =
    'endpoint({\n  summary: "The venues",\n  answer: z.array(\n    venue,\n  ),\n});\nlater();';
  expect(forBrowser(code, "venues.ts").split("\n").at(6)).toBe("later();");
});

test("schemas outside of calls stay, for the forms", () => {
  const code = "export const addVenue = z.strictObject({ name: text(), body: text() });";
  expect(forBrowser(code, "venues.ts")).toBe(code);
});

test("a call that is made of another object is refused, since it would keep all of it", () => {
  expect(() => forBrowser("endpoint(definition);", "venues.ts")).toThrow(
    "venues.ts declares a call by what is not written out there",
  );
  expect(() => forBrowser("endpoint({ ...common });", "venues.ts")).toThrow(
    "venues.ts declares a call by parts without a name",
  );
});
