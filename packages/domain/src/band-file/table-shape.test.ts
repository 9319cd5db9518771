import { expect, it } from "vitest";
import { type ColumnShape, inOrderOfReference } from "./table-shape.ts";

const table = (name: string, ...refersTo: string[]) => ({
  name,
  columns: refersTo.map((other): ColumnShape => ({
    name: `${other}_id`,
    type: "int4",
    sqlType: "integer",
    length: null,
    nullable: true,
    hasDefault: false,
    refersTo: other,
  })),
});

const order = (...tables: ReturnType<typeof table>[]) =>
  inOrderOfReference(tables).map(({ name }) => name);

it("tables come behind those that they refer to", () => {
  expect(order(table("a", "c"), table("b", "a"), table("c"))).toEqual(["c", "a", "b"]);
});

it("a table that refers to itself or to one that is not there waits for neither", () => {
  expect(order(table("b", "a"), table("a", "a", "genres"))).toEqual(["a", "b"]);
});

it("tables in a circle all come, and what refers to them behind", () => {
  expect(order(table("c", "b"), table("b", "a"), table("a", "b"))).toEqual(["a", "b", "c"]);
});
