/** Reads a chart that was just pasted into an empty field: what it says of its song goes to the fields that are still empty. */
import type { Genre } from "@bandstand/contracts/lookups";
import { readPastedChart } from "@bandstand/domain/song-import/pasted-chart";
import { useEffect, useEffectEvent, useState } from "react";
import { useGenres } from "../../../../records/lookups/lookups.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import type { SongForm } from "../song-form-schema.ts";
import { FILLED_FIELDS, filledIn, type FilledIn, wordsOf } from "./filled-in.ts";
import styles from "./pasted-head.module.css";

export interface Pasted {
  /** The field. */
  into: "lyrics" | "tab";
  text: string;
}

interface PastedHeadProps {
  form: SongForm;
  pasted: Pasted;
  /** It is as it was pasted again. */
  onUndone: () => void;
}

interface Reading {
  filled: FilledIn;
  before: FilledIn;
  /** What is left of it without its head. */
  text: string;
}

export function PastedHead({ form, pasted, onUndone }: PastedHeadProps) {
  const { into, text } = pasted;
  const genres = useGenres();
  const { values } = form;
  const [reading] = useState(() => readingOf(pasted, values, genres.data));
  const fill = useEffectEvent(() => {
    if (reading) setAll(form, { ...reading.filled, [into]: reading.text });
  });
  useEffect(() => fill(), []);

  const isAsRead =
    reading !== null &&
    values[into] === reading.text &&
    FILLED_FIELDS.every(
      (name) => !(name in reading.filled) || values[name] === reading.filled[name],
    );

  return (
    <div role="status">
      {isAsRead && (
        <p className={styles.head}>
          Taken from the head of the chart: {wordsOf(reading.filled)}.{" "}
          <Button
            size="small"
            onClick={() => {
              setAll(form, { ...reading.before, [into]: text });
              onUndone();
            }}
          >
            Undo
          </Button>
        </p>
      )}
    </div>
  );
}

function readingOf(
  { into, text }: Pasted,
  values: SongForm["values"],
  genres: readonly Genre[] | undefined,
): Reading | null {
  const chart = readPastedChart(text);
  // Somebody may have typed on while this part was on its way.
  if (chart === null || values[into] !== text) return null;
  const filled = filledIn(chart.told, values, genres);
  const before = Object.fromEntries(
    FILLED_FIELDS.filter((name) => name in filled).map((name) => [name, values[name]]),
  );
  return { filled, before, text: chart.text };
}

type Fields = FilledIn & { [Name in Pasted["into"]]?: string };

function setAll(form: SongForm, fields: Fields): void {
  for (const name of [...FILLED_FIELDS, "lyrics", "tab"] as const) {
    if (name in fields) form.set(name, fields[name]);
  }
}
