// Reads the tables of docs/coverage; their form is described in docs/coverage/README.md.

export interface NamedTest {
  /** Path in the repository. */
  readonly file: string;
  readonly title: string;
}

export interface CoverageRow {
  /** Of the row in its document, from 1. */
  readonly line: number;
  readonly requirement: string;
  /** Exact texts that the product must hold; `{name}` stands for what is filled in. */
  readonly messages: readonly string[];
  readonly tests: readonly NamedTest[];
}

const SEPARATOR = /^\|[\s:|-]+\|$/;
const CELL_BORDER = /(?<!\\)\|/;
const CODE = /`([^`]+)`/g;
const TEST = /^`([^`]+)`\s*›\s*(.+)$/;

function cellsOf(line: string): string[] {
  return line
    .slice(1, -1)
    .split(CELL_BORDER)
    .map((cell) => cell.trim().replaceAll("\\|", "|"));
}

function testsOf(cell: string): NamedTest[] {
  return cell.split("<br>").flatMap((part) => {
    const [, file, title] = TEST.exec(part.trim()) ?? [];
    return file === undefined || title === undefined ? [] : [{ file, title }];
  });
}

/** The rows of every table in a document. A table without the three columns is left out. */
export function coverageRows(document: string): CoverageRow[] {
  const lines = document.split("\n").map((line) => line.trim());
  let inTable = false;
  return lines.flatMap((text, index) => {
    const before = lines[index - 1] ?? "";
    if (!text.startsWith("|")) inTable = false;
    else if (SEPARATOR.test(text)) inTable = cellsOf(before).length === 3;
    else if (inTable) {
      const [requirement = "", messages = "", tests = ""] = cellsOf(text);
      const found = [...messages.matchAll(CODE)].map(([, message = ""]) => message);
      return [{ line: index + 1, requirement, messages: found, tests: testsOf(tests) }];
    }
    return [];
  });
}
