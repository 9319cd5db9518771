import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { attachment } from "./content-disposition.ts";

describe("the name under which a browser saves a file", () => {
  it.each([
    ["Hey Joe.mp3", `attachment; filename="Hey Joe.mp3"; filename*=UTF-8''Hey%20Joe.mp3`],
    [
      "Für Elise.wav",
      `attachment; filename="F_r Elise.wav"; filename*=UTF-8''F%C3%BCr%20Elise.wav`,
    ],
    [
      'Say "Hi" 50%.mp3',
      `attachment; filename="Say _Hi_ 50_.mp3"; filename*=UTF-8''Say%20%22Hi%22%2050%25.mp3`,
    ],
    [
      "It's (live)*.mp3",
      `attachment; filename="It's (live)*.mp3"; filename*=UTF-8''It%27s%20%28live%29%2A.mp3`,
    ],
    [
      "../../etc/passwd",
      `attachment; filename=".._.._etc_passwd"; filename*=UTF-8''.._.._etc_passwd`,
    ],
    [
      "a\r\nSet-Cookie: x=1",
      `attachment; filename="aSet-Cookie: x=1"; filename*=UTF-8''aSet-Cookie%3A%20x%3D1`,
    ],
    ["song\u202e3pm.exe", `attachment; filename="song3pm.exe"; filename*=UTF-8''song3pm.exe`],
    ["  ", `attachment; filename="download"; filename*=UTF-8''download`],
    ["..", `attachment; filename="download"; filename*=UTF-8''download`],
    ["\ud800", `attachment; filename="_"; filename*=UTF-8''%EF%BF%BD`],
  ])("for %j", (filename, header) => {
    expect(attachment(filename)).toBe(header);
  });

  it("is a header of printable ASCII with one quoted string, whatever the name", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (filename) => {
        expect(attachment(filename)).toMatch(
          /^attachment; filename="[^"\\\r\n]+"; filename\*=UTF-8''[\w.~!#$&+^`|%-]+$/,
        );
        expect(attachment(filename)).toMatch(/^[\x20-\x7e]+$/);
      }),
    );
  });
});
