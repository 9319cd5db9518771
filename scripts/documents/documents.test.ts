import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "../paths.mjs";

const documents = globSync(["*.md", "docs/**/*.md"], { cwd: ROOT });

function read(path: string): string {
  return readFileSync(join(ROOT, path), "utf8");
}

describe("the documents", () => {
  it.each(documents)("%s links to files that exist", (document) => {
    const links = [...read(document).matchAll(/\]\((?!https?:)([^)#\s]+)[^)]*\)/g)].map(
      ([, path = ""]) => path,
    );
    const broken = links.filter((path) => !existsSync(join(ROOT, dirname(document), path)));
    expect(broken).toEqual([]);
  });

  it("the README has a row for every setting, and no other", () => {
    const settings = [...read("apps/server/src/config.ts").matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)];
    const rows = read("README.md")
      .split("\n")
      .filter((line) => line.startsWith("| `"))
      .flatMap((line) => [...(line.split("|")[1] ?? "").matchAll(/`([A-Z0-9_]+)`/g)]);
    const names = (found: RegExpExecArray[]) => found.map(([, name = ""]) => name).toSorted();
    expect(names(rows)).toEqual(names(settings));
  });

  it("README and CONTRIBUTING tell of every npm script that a person runs", () => {
    const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
    const told = read("README.md") + read("CONTRIBUTING.md");
    const missing = Object.keys(scripts)
      .filter((name) => name !== "postinstall")
      .filter((name) => !new RegExp(`npm (run )?${name}\\b`).test(told));
    expect(missing).toEqual([]);
  });

  it("number each decision once, without a gap", () => {
    const numbers = globSync("docs/decisions/[0-9]*.md", { cwd: ROOT })
      .map((path) => Number(basename(path).slice(0, 4)))
      .toSorted((one, other) => one - other);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });
});
