/** An emptied text that may be missing is none, in every body that the contract takes. */
import * as z from "zod/mini";
import { expect, it } from "vitest";
import { ENDPOINTS } from "./endpoints.ts";

type Schema = z.core.$ZodType;

/** The fields of a body, those of its objects and lists with them, by their paths. */
function fieldsOf(schema: Schema, path = ""): [string, Schema][] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "object":
      return Object.entries(def.shape).flatMap(([name, field]) =>
        fieldsOf(field, path === "" ? name : `${path}.${name}`),
      );
    case "array":
      return fieldsOf(def.element, `${path}[]`);
    case "union":
      return def.options.flatMap((option) => fieldsOf(option, path));
    case "optional":
    case "default":
      return fieldsOf(def.innerType, path);
    default:
      return [[path, schema]];
  }
}

/** Told by what it takes: a text or nothing, and an empty text as well. */
function isOptionalText(schema: Schema): boolean {
  return z.safeParse(schema, null).success && z.safeParse(schema, "").success;
}

/** A client's own JSON, which is kept as it came, and names of symbols and colours, which nobody types. */
const NO_TEXT = /^settings$|\.(icon|color)$/;

const texts = ENDPOINTS.flatMap(({ name, endpoint: { body } }) =>
  body === undefined || body === "upload"
    ? []
    : fieldsOf(body)
        .filter(([path, schema]) => isOptionalText(schema) && !NO_TEXT.test(path))
        .map(([path, schema]) => ({ field: `${name} ${path}`, schema })),
);

it("are found where they are", () => {
  expect(texts.map(({ field }) => field)).toEqual(
    expect.arrayContaining([
      "addSong featuring",
      "addSong lyrics",
      "saveSong todo",
      "saveSong coverImageURL",
      "saveSong youTubeId",
      "importSongs songs[].tab",
      "saveSetlist notes",
      "saveSetlist description",
      "saveSetlistSongs [].note",
      "saveBandUserSong notes",
    ]),
  );
});

it.each(texts)("$field: emptied it is none", ({ schema }) => {
  expect(z.safeParse(schema, "")).toMatchObject({ success: true, data: null });
});

it.each(texts.filter(({ field }) => field.endsWith("coverImageURL")))(
  "$field: so it is with nothing but spaces in it",
  ({ schema }) => {
    expect(z.safeParse(schema, "  ")).toMatchObject({ success: true, data: null });
  },
);
