import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { ensurePackages } from "../install/packages.mjs";
import { ROOT, tool } from "../paths.mjs";
import { runSteps } from "../steps.mjs";

/** It has the globals of a worker, not those of a page. */
const SERVICE_WORKER = "apps/web/src/app/service-worker/worker";
const TSC = tool("typescript/bin/tsc");

/** Every folder with its own tsconfig.json: the root for scripts and configuration, and each workspace. */
function typedFolders() {
  const inside = ["packages", "apps"].flatMap((folder) =>
    readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`),
  );
  return [".", "e2e", "bench", "apps/web/build", SERVICE_WORKER, ...inside].filter((folder) =>
    existsSync(join(ROOT, folder, "tsconfig.json")),
  );
}

/** Checks format, lint, types and licences. */
export function check() {
  return runSteps([
    { name: "lint", args: [tool("oxlint/bin/oxlint")] },
    { name: "format", args: [tool("oxfmt/bin/oxfmt"), "--check"] },
    ...typedFolders().map((folder) => ({
      name: `types ${folder}`,
      args: [TSC, "-p", folder, "--noEmit"],
    })),
  ]);
}

export async function run() {
  ensurePackages({ development: true });
  const { failed } = await check();
  return failed === 0 ? 0 : 1;
}
