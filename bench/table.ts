/** The figures as a table for the terminal. */
import { type Figure, isMet, ratioOf } from "./measurement.ts";

const HEAD = ["measurement", "ours", "bare", "ratio", "target", "met"];

export function tableOf(figures: readonly Figure[]): string {
  const lines = [HEAD, ...figures.map(lineOf)];
  const widths = HEAD.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

function lineOf(figure: Figure): string[] {
  const { name, ours, bare, unit, target } = figure;
  const ratio = ratioOf(figure);
  return [
    name,
    `${rounded(ours)} ${unit}`,
    bare === null ? "" : `${rounded(bare)} ${unit}`,
    ratio === null ? "" : ratio.toFixed(2),
    target.of === "ratio"
      ? `ratio ${target.is} ${target.value}`
      : `${target.is} ${target.value} ${unit}`,
    isMet(figure) ? "yes" : "NO",
  ];
}

function rounded(value: number): string {
  return value >= 1000 ? String(Math.round(value)) : value.toFixed(value >= 10 ? 1 : 2);
}
