/** An emptied web address is none, in every body that the contract takes. */
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

/** Told by what it takes: an address or nothing, and no other text. */
function isOptionalAddress(schema: Schema): boolean {
  const takes = (value: unknown) => z.safeParse(schema, value).success;
  return takes("https://band.example/notes") && takes(null) && !takes("no address");
}

const addresses = ENDPOINTS.flatMap(({ name, endpoint: { body } }) =>
  body === undefined || body === "upload"
    ? []
    : fieldsOf(body)
        .filter(([, schema]) => isOptionalAddress(schema))
        .map(([path, schema]) => ({ field: `${name} ${path}`, schema })),
);

it("are found where they are", () => {
  expect(addresses.map(({ field }) => field)).toEqual([
    "addSong coverImageURL",
    "saveSong coverImageURL",
    "importSongs songs[].coverImageURL",
  ]);
});

it.each(addresses)("$field: emptied it is none", ({ schema }) => {
  expect(z.safeParse(schema, "")).toMatchObject({ success: true, data: null });
  expect(z.safeParse(schema, "  ")).toMatchObject({ success: true, data: null });
});
