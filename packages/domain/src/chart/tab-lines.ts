/** Lines of tablature: recognising them, and breaking a system of them where the paper ends. */

const STRING =
  /^\s*(?:[A-Ga-g][#b♯♭]?|[1-6]|[A-Z]{1,2})?\s*[|:+]?[-\s\d|:hpbrstx~/\\^()<>*=.vXoO]*$/;
/** Dashes that a line of a tab has at least. */
const DASHES = /-[^-]{0,6}-[^-]{0,6}-[^-]{0,6}-/;

/** `e|--3--5--|`, `B:-----`, and drum lines such as `HH|x-x-x-x-|`. */
export function isTabLine(line: string): boolean {
  return DASHES.test(line) && STRING.test(line);
}

/** Letters before the first bar, which names the string. */
const STRING_NAME = /^\s{0,2}[A-Za-z]{0,2}[#b♯♭]?\s?[|:]/;

/**
 * Breaks lines that belong together so that none is longer than `width`, all at the same place, after a bar where there is
 * one. The names of the strings come again. @returns one list of lines for each system.
 */
export function breakTab(lines: readonly string[], width: number): string[][] {
  const longest = Math.max(0, ...lines.map((line) => line.length));
  if (longest <= width) return [[...lines]];
  const names = lines.map((line) => STRING_NAME.exec(line)?.[0] ?? "");
  const lead = Math.max(0, ...names.map((name) => name.length));
  const room = Math.max(width - lead, 8);
  const systems: string[][] = [];
  let from = 0;
  while (from < longest) {
    const isFirst = from === 0;
    const to = breakBefore(lines, from, isFirst ? Math.max(width, lead + 8) : room, longest);
    systems.push(
      lines.map((line, index) => {
        const part = line.slice(from, to);
        if (isFirst) return part.trimEnd();
        const name = part.trim() === "" ? "" : (names[index] ?? "");
        return (name.padEnd(lead) + part).trimEnd();
      }),
    );
    from = to;
  }
  return systems;
}

function breakBefore(
  lines: readonly string[],
  from: number,
  room: number,
  longest: number,
): number {
  const last = from + room;
  if (last >= longest) return longest;
  for (let column = last; column > from + room / 3; column -= 1)
    if (lines.some((line) => line[column - 1] === "|")) return column;
  return last;
}

/** Strings that sound together stay together; other lines stand by themselves. */
export function tabSystems(lines: readonly string[], columns: number): string[][] {
  const systems: string[][] = [];
  let strings: string[] = [];
  const finish = (): void => {
    if (strings.length > 0) systems.push(...breakTab(strings, columns));
    strings = [];
  };
  for (const line of lines) {
    if (isTabLine(line)) {
      strings.push(line);
    } else {
      finish();
      systems.push([line]);
    }
  }
  finish();
  return systems;
}
