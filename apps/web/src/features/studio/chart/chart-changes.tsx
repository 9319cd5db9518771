/** Two texts line by line: what goes out, what comes in, and a little of what stays around it. */
import { type DiffLine, lineDiff } from "@bandstand/domain/line-diff";
import { VisuallyHidden } from "../../../ui/marks/visually-hidden.tsx";
import { type DiffPart, diffParts } from "./diff-parts.ts";
import styles from "./chart-review.module.css";

const SIGNS = { same: " ", out: "−", in: "+" } as const;
const WORDS = { same: "", out: "Goes: ", in: "Comes: " } as const;

export function ChartChanges({ before, after }: { before: string; after: string }) {
  const parts = diffParts(lineDiff(before, after));
  if (parts.every(({ kind }) => kind === "skipped"))
    return <p className={styles.none}>The chart has these chords already.</p>;
  return (
    // It scrolls by itself, so the keyboard must reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.diff} aria-label="Changes" tabIndex={0}>
      {parts.map((part, index) => (
        // Lines have no name but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <Part key={index} part={part} />
      ))}
    </section>
  );
}

function Part({ part }: { part: DiffPart }) {
  if (part.kind === "skipped")
    return (
      <p className={styles.skipped}>
        {part.count === 1 ? "1 line stays" : `${part.count} lines stay`}
      </p>
    );
  return part.lines.map((line, index) => (
    // oxlint-disable-next-line react/no-array-index-key
    <Line key={index} line={line} />
  ));
}

function Line({ line: { kind, text } }: { line: DiffLine }) {
  return (
    <p className={styles.line} data-kind={kind}>
      <span className={styles.sign} aria-hidden>
        {SIGNS[kind]}
      </span>
      {kind !== "same" && <VisuallyHidden>{WORDS[kind]}</VisuallyHidden>}
      <span className={styles.text}>{text === "" ? " " : text}</span>
    </p>
  );
}
