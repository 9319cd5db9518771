import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { OWN_NODE, ROOT, tool } from "../paths.mjs";

interface Report {
  readonly diagnostics: readonly { readonly code: string; readonly filename: string }[];
}

const TSCONFIG = JSON.stringify({
  compilerOptions: { strict: true, target: "ES2024", module: "preserve", types: [] },
});

/**
 * Lints files in an empty copy of the folder layout, under the rules of the repository.
 * @param files path to text, for example "apps/web/src/lib/http.ts"
 * @returns the codes of the rules that each file breaks, such as "eslint(no-restricted-imports)"
 */
export function lintInCopy(files: Readonly<Record<string, string>>): (file: string) => string[] {
  const folder = mkdtempSync(join(tmpdir(), "bandstand-lint-"));
  try {
    cpSync(join(ROOT, "oxlint.config.ts"), join(folder, "oxlint.config.ts"));
    cpSync(join(ROOT, "scripts/lint"), join(folder, "scripts/lint"), { recursive: true });
    symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
    for (const [file, text] of Object.entries({ ...files, "tsconfig.json": TSCONFIG })) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    const args = [tool("oxlint/bin/oxlint"), "--format", "json", "packages", "apps"];
    const { stdout } = spawnSync(OWN_NODE, args, { cwd: folder, encoding: "utf8" });
    const { diagnostics } = JSON.parse(stdout) as Report;
    return (file) =>
      diagnostics.filter(({ filename }) => filename === file).map(({ code }) => code);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
