import { defineConfig } from "drizzle-kit";

/** `drizzle-kit generate` writes the difference between the schema and the last migration. It needs no database. */
export default defineConfig({
  dialect: "postgresql",
  schema: "./src/platform/database/schema/*.ts",
  out: "./migrations",
});
