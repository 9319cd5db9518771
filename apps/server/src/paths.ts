/** Where things lie on the disk, from the sources and from the built server alike: both stand one folder below `apps/server`. */
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const SERVER = fileURLToPath(new URL("..", import.meta.url));

export const MIGRATIONS = join(SERVER, "migrations");
/** What the demo band is made of (demo/README.md). */
export const DEMO = join(SERVER, "demo");
/** The built web application. */
export const SITE = join(SERVER, "..", "web", "dist");
/** Holds the product's version. */
export const PACKAGE = join(SERVER, "..", "..", "package.json");
