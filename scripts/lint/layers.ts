// Which folder may import which. The picture of it is in docs/architecture.md.

import type { OxlintOverride } from "oxlint";

interface Banned {
  readonly regex: string;
  readonly message: string;
}

const PACKAGES = ["domain", "contracts", "audio", "embedded-postgres", "server", "web"] as const;
type PackageName = (typeof PACKAGES)[number];

const ZOD = { name: "zod", message: 'Write: import * as z from "zod/mini".' };

/** Bans other packages of ours by name, and every package by a path that climbs out of one's own. */
function onlyPackages(allowed: readonly PackageName[], message: string): Banned {
  const refused = PACKAGES.filter((name) => !allowed.includes(name)).join("|");
  const byName = `^@bandstand/(${refused})(/|$)`;
  const byPath = `^\\.\\..*/(${PACKAGES.join("|")})/(src|test)/`;
  return { regex: `${byName}|${byPath}`, message };
}

/** Bans folders of the same package, reached by climbing. */
function noFolders(folders: readonly string[], message: string): Banned {
  return { regex: `^\\.\\.(/.*)?/(${folders.join("|")})/`, message };
}

/** Bans stepping into a sibling feature from a file that lies `depth` folders below `features/`. */
function noOtherFeature(depth: number): Banned {
  return {
    regex: `^(\\.\\./){${depth}}[^.]|/features/`,
    message: "Features never import each other: what two of them need moves down a layer.",
  };
}

// An override replaces the options of a rule, so that each layer states its whole list.
function layer(files: string, ...patterns: Banned[]): OxlintOverride {
  return {
    files: [files],
    rules: { "eslint/no-restricted-imports": ["error", { paths: [ZOD], patterns }] },
  };
}

const domain = onlyPackages(["domain"], "The domain imports nothing of ours.");
const contracts = onlyPackages(["domain", "contracts"], "Contracts import the domain only.");
const audio = onlyPackages(["domain", "audio"], "Audio imports the domain only.");
const embeddedPostgres = onlyPackages(
  ["embedded-postgres"],
  "The embedded PostgreSQL imports nothing of ours.",
);
const server = onlyPackages(
  ["domain", "contracts", "audio", "embedded-postgres", "server"],
  "The server never meets the web, and packages are imported by name.",
);
const web = onlyPackages(
  ["domain", "contracts", "audio", "web"],
  "The web never meets the server, and packages are imported by name.",
);
const noNode = { regex: "^node:", message: "This runs in a browser too." };
const rightsOnce: Banned = {
  regex: "^@bandstand/domain/permissions$",
  message: "Ask useMay or guarded with the call itself: its contract says who may make it.",
};
const noApp = noFolders(
  ["routes", "app"],
  "Screens are put together in routes and app, from below.",
);

/** The layers as overrides of oxlint, general ones first: the last that matches a file decides. */
export const layers: readonly OxlintOverride[] = [
  layer("packages/domain/src/**", domain, noNode, {
    regex: "^(react|zod)",
    message: "The domain is pure: no React, no schemas.",
  }),
  layer("packages/contracts/src/**", contracts, noNode),
  layer("packages/audio/src/**", audio, noNode, {
    regex: "^react",
    message: "Audio knows no React.",
  }),
  layer("packages/embedded-postgres/**", embeddedPostgres),
  layer("apps/server/**", server),
  layer(
    "apps/server/src/platform/**",
    server,
    noFolders(["records", "features"], "The platform knows no record and no feature."),
  ),
  layer("apps/server/src/records/**", server, noFolders(["features"], "Records know no feature.")),
  layer("apps/server/src/features/*/*", server, noOtherFeature(1)),
  layer("apps/server/src/features/*/*/*", server, noOtherFeature(2)),
  layer("apps/server/src/features/*/*/*/*", server, noOtherFeature(3)),
  layer("apps/web/src/**", web, noNode, rightsOnce),
  layer(
    "apps/web/src/lib/**",
    web,
    noNode,
    rightsOnce,
    noFolders(
      ["ui", "records", "features", "routes", "app"],
      "lib is the ground floor of the web.",
    ),
  ),
  layer(
    "apps/web/src/ui/**",
    web,
    noNode,
    rightsOnce,
    noFolders(
      ["records", "features", "routes", "app"],
      "ui knows no record, feature, route or app.",
    ),
  ),
  layer(
    "apps/web/src/records/**",
    web,
    noNode,
    rightsOnce,
    noFolders(["features", "routes", "app"], "Records know no feature, route or app."),
  ),
  layer("apps/web/src/features/*/*", web, noNode, rightsOnce, noApp, noOtherFeature(1)),
  layer("apps/web/src/features/*/*/*", web, noNode, rightsOnce, noApp, noOtherFeature(2)),
  layer("apps/web/src/features/*/*/*/*", web, noNode, rightsOnce, noApp, noOtherFeature(3)),
  // Tries every address of the web by every member of the server's demo band.
  layer("apps/web/src/app/guarded.test.tsx", noNode),
  layer("apps/web/src/lib/services/use-may.ts", web, noNode),
];
