// What a test looks for: its own text, and what its file holds outside of tests, such as helpers and what runs before each.

const BEGINNING = /^(\s*)(?:it|test)(?:\.(?!describe|use|before|after)\w+)*[(<`]/;

interface Parts {
  readonly tests: readonly string[];
  readonly around: string;
}

/** By lines and their indents, which the formatter keeps in order. */
function partsOf(file: string): Parts {
  const tests: string[] = [];
  const around: string[] = [];
  let test: { indent: string; lines: string[] } | null = null;
  for (const line of file.split("\n")) {
    const indent = BEGINNING.exec(line)?.[1];
    if (test === null && indent === undefined) {
      around.push(line);
      continue;
    }
    test ??= { indent: indent ?? "", lines: [] };
    test.lines.push(line);
    const isEnd = line.endsWith(");") && line.search(/\S/) === test.indent.length;
    if (!isEnd) continue;
    tests.push(test.lines.join("\n"));
    test = null;
  }
  return { tests, around: [...around, ...(test?.lines ?? [])].join("\n") };
}

/** @param holds whether a text holds the title of the test */
export function textOfTest(file: string, holds: (text: string) => boolean): string {
  const { tests, around } = partsOf(file);
  return [around, ...tests.filter(holds)].join("\n");
}
