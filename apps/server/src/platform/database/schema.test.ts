import { readdirSync, readFileSync } from "node:fs";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { expect, it } from "vitest";
import { MIGRATIONS } from "../../paths.ts";

interface Snapshot {
  id: string;
  tables: Record<string, unknown>;
}

it("is the same in TypeScript as in the migrations", async () => {
  const folder = new URL("schema/", import.meta.url);
  const schema: Record<string, unknown> = {};
  for (const file of readdirSync(folder)) {
    Object.assign(schema, await import(new URL(file, folder).href));
  }
  const newest = readdirSync(`${MIGRATIONS}/meta`)
    .filter((name) => name.endsWith("_snapshot.json"))
    .toSorted()
    .at(-1);
  const landed = JSON.parse(readFileSync(`${MIGRATIONS}/meta/${newest}`, "utf8")) as Snapshot;
  expect(Object.keys(landed.tables).length).toBeGreaterThan(30);
  expect(await generateMigration(landed, generateDrizzleJson(schema, landed.id))).toEqual([]);
});
