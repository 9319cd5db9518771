// Each rule of the layers, seen to fail: one line each, linted at its place in the folder layout.

import { beforeAll, describe, expect, it } from "vitest";
import { lintInCopy } from "./lint-in-copy.ts";

const RULE = "eslint(no-restricted-imports)";

const REFUSED: readonly (readonly [rule: string, file: string, line: string])[] = [
  [
    "the domain imports nothing of ours by name",
    "packages/domain/src/a.ts",
    'import { x } from "@bandstand/contracts/songs";',
  ],
  [
    "the domain imports nothing of ours by path",
    "packages/domain/src/b.ts",
    'import { x } from "../../audio/src/peaks.ts";',
  ],
  ["the domain does no I/O", "packages/domain/src/c.ts", 'import { x } from "node:fs";'],
  ["the domain knows no React", "packages/domain/src/d.ts", 'import { x } from "react";'],
  [
    "contracts import the domain only",
    "packages/contracts/src/a.ts",
    'import { x } from "@bandstand/audio/peaks";',
  ],
  [
    "audio imports the domain only",
    "packages/audio/src/engine/a.ts",
    'import { x } from "@bandstand/contracts/songs";',
  ],
  ["audio knows no React", "packages/audio/src/b.ts", 'import { x } from "react";'],
  [
    "the domain imports no embedded PostgreSQL",
    "packages/domain/src/e.ts",
    'import { x } from "@bandstand/embedded-postgres/supervisor";',
  ],
  [
    "contracts import no embedded PostgreSQL",
    "packages/contracts/src/b.ts",
    'import { x } from "@bandstand/embedded-postgres/supervisor";',
  ],
  [
    "audio imports no embedded PostgreSQL",
    "packages/audio/src/c.ts",
    'import { x } from "@bandstand/embedded-postgres/supervisor";',
  ],
  [
    "the embedded PostgreSQL imports nothing of ours by name",
    "packages/embedded-postgres/src/a.ts",
    'import { x } from "@bandstand/domain/member";',
  ],
  [
    "the embedded PostgreSQL imports nothing of ours by path",
    "packages/embedded-postgres/src/claims/b.ts",
    'import { x } from "../../../../apps/server/src/config.ts";',
  ],
  [
    "the server never imports the web by name",
    "apps/server/src/app.ts",
    'import { x } from "@bandstand/web/app";',
  ],
  [
    "the server never imports the web by path",
    "apps/server/src/features/songs/a.ts",
    'import { x } from "../../../../web/src/lib/http.ts";',
  ],
  [
    "a package is imported by name, not by path",
    "apps/server/src/b.ts",
    'import { x } from "../../../packages/domain/src/member.ts";',
  ],
  [
    "the platform knows no feature",
    "apps/server/src/platform/http/a.ts",
    'import { x } from "../../features/songs/songs.routes.ts";',
  ],
  [
    "the platform knows no record",
    "apps/server/src/platform/http/b.ts",
    'import { x } from "../../records/songs/song-rows.ts";',
  ],
  [
    "a record of the server knows no feature",
    "apps/server/src/records/songs/a.ts",
    'import { x } from "../../features/songs/songs.routes.ts";',
  ],
  [
    "a server feature imports no other feature",
    "apps/server/src/features/songs/songs.routes.ts",
    'import { x } from "../setlists/setlists.routes.ts";',
  ],
  [
    "a folder within a server feature imports no other feature",
    "apps/server/src/features/songs/peaks/a.ts",
    'import { x } from "../../setlists/setlists.routes.ts";',
  ],
  [
    "the web never imports the server by name",
    "apps/web/src/lib/a.ts",
    'import { x } from "@bandstand/server/app";',
  ],
  [
    "the web never imports the server by path",
    "apps/web/src/routes/a.tsx",
    'import { x } from "../../../server/src/app.ts";',
  ],
  [
    "lib imports no feature",
    "apps/web/src/lib/session/b.ts",
    'import { x } from "../../features/songs/a.ts";',
  ],
  ["ui imports no feature", "apps/web/src/ui/b.tsx", 'import { x } from "../features/songs/a.ts";'],
  [
    "lib imports no record",
    "apps/web/src/lib/session/c.ts",
    'import { x } from "../../records/songs/a.ts";',
  ],
  ["ui imports no record", "apps/web/src/ui/c.tsx", 'import { x } from "../records/songs/a.ts";'],
  [
    "a record of the web imports no feature",
    "apps/web/src/records/songs/b.tsx",
    'import { x } from "../../features/songs/a.ts";',
  ],
  [
    "a web feature imports no other feature",
    "apps/web/src/features/songs/b.tsx",
    'import { x } from "../venues/a.ts";',
  ],
  [
    "a folder within a web feature imports no other feature",
    "apps/web/src/features/songs/dialogs/c.tsx",
    'import { x } from "../../venues/a.ts";',
  ],
  [
    "a web feature imports no route",
    "apps/web/src/features/songs/d.tsx",
    'import { x } from "../../routes/songs.tsx";',
  ],
  [
    "a screen asks nobody but the call itself who may make it",
    "apps/web/src/features/songs/i.tsx",
    'import { x } from "@bandstand/domain/permissions";',
  ],
  [
    "the web imports no embedded PostgreSQL",
    "apps/web/src/lib/c.ts",
    'import { x } from "@bandstand/embedded-postgres/supervisor";',
  ],
  ["schemas come from zod/mini", "apps/server/src/c.ts", 'import { x } from "zod";'],
];

const ALLOWED: readonly (readonly [string, string])[] = [
  ["packages/contracts/src/songs.ts", 'import { x } from "@bandstand/domain/member";'],
  ["packages/contracts/src/venues.ts", 'import { x } from "./songs.ts";'],
  ["packages/audio/src/peaks.ts", 'import { x } from "@bandstand/domain/member";'],
  ["packages/embedded-postgres/src/claims/c.ts", 'import { x } from "../installation.ts";'],
  ["apps/server/src/startup/a.ts", 'import { x } from "@bandstand/embedded-postgres/supervisor";'],
  ["apps/server/src/main.ts", 'import { x } from "./features/songs/songs.use-cases.ts";'],
  ["apps/server/src/features/songs/songs.use-cases.ts", 'import { x } from "node:fs";'],
  [
    "apps/server/src/features/songs/songs.presenter.ts",
    'import { x } from "../../platform/http/router.ts";',
  ],
  ["apps/server/src/features/songs/peaks/b.ts", 'import { x } from "../songs.use-cases.ts";'],
  ["apps/web/src/features/songs/dialogs/e.tsx", 'import { x } from "../../../ui/window.tsx";'],
  ["apps/web/src/features/songs/f.tsx", 'import { x } from "../../lib/http.ts";'],
  ["apps/web/src/features/songs/dialogs/g.tsx", 'import { x } from "../song-card.tsx";'],
  ["apps/web/src/features/songs/h.tsx", 'import { x } from "../../records/songs/a.ts";'],
  ["apps/web/src/records/setlists/c.ts", 'import { x } from "../songs/a.ts";'],
  ["apps/web/src/records/setlists/d.tsx", 'import { x } from "../../ui/window.tsx";'],
  [
    "apps/server/src/features/songs/songs.repository.ts",
    'import { x } from "../../records/songs/song-rows.ts";',
  ],
  ["apps/server/src/records/songs/b.ts", 'import { x } from "../../platform/http/router.ts";'],
  ["apps/web/src/routes/songs.tsx", 'import { x } from "../features/songs/f.tsx";'],
  ["apps/web/src/lib/http.ts", 'import { x } from "zod/mini";'],
];

let complaints: (file: string) => string[] = () => [];

beforeAll(() => {
  const files = [...REFUSED.map(([, file, line]) => [file, line] as const), ...ALLOWED];
  complaints = lintInCopy(
    Object.fromEntries(files.map(([file, line]) => [file, `${line}\nexport const y = x;\n`])),
  );
});

describe("the layers", () => {
  it.each(REFUSED)("%s", (_rule, file) => {
    expect(complaints(file)).toContain(RULE);
  });

  it.each(ALLOWED)("lets %s say %s", (file) => {
    expect(complaints(file)).not.toContain(RULE);
  });
});
