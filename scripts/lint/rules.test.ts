import { beforeAll, describe, expect, it } from "vitest";
import { lintInCopy } from "./lint-in-copy.ts";

const FOLDER = "apps/server/src";
const BROKEN: readonly (readonly [sentence: string, rule: string, file: string, text: string])[] = [
  [
    "a default export is refused",
    "import(no-default-export)",
    "a.ts",
    "export default function act() {}\n",
  ],
  ["any is refused", "typescript(no-explicit-any)", "b.ts", "export const x: any = 1;\n"],
  [
    "a non-null assertion is refused",
    "typescript(no-non-null-assertion)",
    "c.ts",
    "export const first = (list: string[]) => list[0]!;\n",
  ],
  [
    "a promise left alone is refused",
    "typescript(no-floating-promises)",
    "d.ts",
    "export function act(work: () => Promise<void>) {\n  work();\n}\n",
  ],
  [
    "a type is imported as a type",
    "typescript(consistent-type-imports)",
    "e.ts",
    'import { Song } from "./song.ts";\nexport const title = (song: Song) => song.title;\n',
  ],
  ["a barrel is refused", "oxc(no-barrel-file)", "f.ts", 'export * from "./song.ts";\n'],
  [
    "the environment is read by the configuration only",
    "node(no-process-env)",
    "h.ts",
    "export const port = process.env.PORT;\n",
  ],
  [
    "an import says its extension",
    "import(extensions)",
    "i.ts",
    'import { one } from "./song";\nexport const two = one + 1;\n',
  ],
  [
    "waiting for no more than a second is refused",
    "eslint(no-restricted-properties)",
    "k.test.ts",
    'import { vi } from "vitest";\nawait vi.waitFor(() => undefined);\n',
  ],
  [
    "a note to do something later is refused",
    "eslint(no-warning-comments)",
    "j.ts",
    "// todo: later\nexport const x = 1;\n",
  ],
];

let complaints: (file: string) => string[] = () => [];

beforeAll(() => {
  const long = Array.from({ length: 301 }, (_, line) => `export const x${line} = ${line};`);
  complaints = lintInCopy({
    [`${FOLDER}/song.ts`]: "export interface Song {\n  title: string;\n}\nexport const one = 1;\n",
    ...Object.fromEntries(BROKEN.map(([, , file, text]) => [`${FOLDER}/${file}`, text])),
    [`${FOLDER}/long.ts`]: long.join("\n"),
    "packages/domain/src/clock.ts": "export const now = () => Date.now();\n",
  });
});

describe("the lint rules", () => {
  it.each(BROKEN)("%s", (_sentence, rule, file) => {
    expect(complaints(`${FOLDER}/${file}`)).toContain(rule);
  });

  it("a file of more than 300 lines is refused", () => {
    expect(complaints(`${FOLDER}/long.ts`)).toContain("eslint(max-lines)");
  });

  it("the domain takes the time as an argument", () => {
    expect(complaints("packages/domain/src/clock.ts")).toContain(
      "eslint(no-restricted-properties)",
    );
  });

  it("a plain file is accepted", () => {
    expect(complaints(`${FOLDER}/song.ts`)).toEqual([]);
  });
});
