import { assertedPattern, saidPattern } from "./message-pattern.ts";
import { textOfTest } from "./named-tests.ts";
import type { CoverageRow, NamedTest } from "./rows.ts";

/** What the tables are held against. */
export interface Tree {
  /** The text of a file of the repository, or undefined when there is none. */
  readonly read: (path: string) => string | undefined;
  /** The text of every source file of the product, tests left out. */
  readonly sources: readonly string[];
  /** The text of every file that flows share: a flow may wait for a message there. */
  readonly support: readonly string[];
}

const TEST_FILE = /\.test\.(ts|tsx|mjs)$|^e2e\/flows\/.+\.ts$/;

/** Whether a file holds a title as a text, and those of the groups that lead it. */
function holdsTitle(text: string, title: string): boolean {
  return title.split(" › ").every((part) => holdsText(text, part));
}

function holdsText(source: string, text: string): boolean {
  return ['"', "'", "`"].some((quote) =>
    source.includes(`${quote}${text.replaceAll(quote, `\\${quote}`)}${quote}`),
  );
}

/** What is wrong with a row, in words; empty when its tests and its messages are there. */
export function problemsOf(row: CoverageRow, tree: Tree): string[] {
  const at = `line ${row.line}`;
  const problems = row.tests.flatMap(({ file, title }) => {
    if (!TEST_FILE.test(file)) return [`${at}: ${file} is not a test file`];
    const text = tree.read(file);
    if (text === undefined) return [`${at}: there is no file ${file}`];
    return holdsTitle(text, title) ? [] : [`${at}: ${file} has no test "${title}"`];
  });
  if (row.tests.length === 0) problems.push(`${at}: names no test`);
  if (row.messages.length === 0) return problems;
  const asserting = [...row.tests.map((test) => lookedThrough(test, tree)), ...tree.support].map(
    unescaped,
  );
  for (const message of row.messages) {
    if (!tree.sources.some((source) => saidPattern(message).test(source))) {
      problems.push(`${at}: the product never says "${message}"`);
    } else if (!asserting.some((text) => assertedPattern(message).test(text))) {
      problems.push(`${at}: none of its tests looks for "${message}"`);
    }
  }
  return problems;
}

/** The test itself and what stands around the tests of its file; of the groups that lead a title the last part is the test's own. */
function lookedThrough({ file, title }: NamedTest, tree: Tree): string {
  const own = title.split(" › ").at(-1) ?? title;
  return textOfTest(tree.read(file) ?? "", (text) => holdsText(text, own));
}

/** A text with quotation marks in it, and a pattern, have backslashes that the message has not. */
function unescaped(text: string): string {
  return text.replaceAll("\\", "");
}
