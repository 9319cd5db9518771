/** The demo's documents as files: letters from the texts that lie beside them, and what is drawn or comes from the band. */
import { requiredText } from "@bandstand/contracts/fields";
import * as z from "zod/mini";
import { readText } from "./demo-files.ts";
import { dateOf, EVENTS } from "./events.ts";
import { poster, stagePlot } from "./files/drawings.ts";
import { letter } from "./files/letter.ts";
import { bandPicture } from "./files/pictures.ts";
import { formatEventDate } from "./long-date.ts";
import { SETLISTS } from "./setlists.ts";
import { SONGS } from "./songs/all.ts";

export const paper = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("letter"),
    title: requiredText(),
    /** `{day}` here and in the text is the day of the document's event. */
    subtitle: requiredText(),
    typed: z._default(z.boolean(), false),
    /** Name of a file in `papers`. */
    text: requiredText(),
  }),
  z.strictObject({
    kind: z.literal("poster"),
    venue: requiredText(),
    times: requiredText(),
    tickets: requiredText(),
  }),
  /** What the document's event plays, and the chart of its song. */
  z.strictObject({ kind: z.literal("setlist") }),
  z.strictObject({ kind: z.literal("chart") }),
  z.strictObject({ kind: z.literal("stagePlot") }),
  z.strictObject({ kind: z.literal("photo") }),
]);

type Papered = {
  readonly event?: string | undefined;
  readonly song?: string | undefined;
  readonly paper: z.output<typeof paper>;
};

/** Throws a RangeError where the event or song that it stands on is not there. */
export function paperFile({ event, song, paper: what }: Papered, today: string): Buffer {
  switch (what.kind) {
    case "letter": {
      const fill = (text: string) => text.replaceAll("{day}", () => dayOf(event, today));
      const text = fill(readText(`papers/${what.text}`));
      return letter({ ...what, subtitle: fill(what.subtitle), text });
    }
    case "poster":
      return poster({ ...what, day: dayOf(event, today) });
    case "setlist":
      return setlistPaper(event);
    case "chart": {
      const { title: name, artist, tab } = named(SONGS, "title", song);
      return letter({ title: name, subtitle: artist, typed: true, text: tab ?? "" });
    }
    case "stagePlot":
      return stagePlot();
    case "photo":
      return bandPicture();
  }
}

function setlistPaper(event: string | undefined): Buffer {
  const { name, sections } = named(SETLISTS, "name", named(EVENTS, "key", event).setlist);
  const lines = Object.entries(sections).flatMap(([section, entries]) => [
    section === "4" ? "ENCORE" : `SET ${section}`,
    ...entries.map(({ song }, index) => `${String(index + 1).padStart(2)}  ${song}`),
    "",
  ]);
  return letter({ title: name, subtitle: "The Ardens", typed: true, text: lines.join("\n") });
}

function dayOf(event: string | undefined, today: string): string {
  return formatEventDate(dateOf(named(EVENTS, "key", event), today));
}

function named<Key extends string, Item extends Readonly<Record<Key, string>>>(
  items: readonly Item[],
  key: Key,
  name: string | undefined,
): Item {
  const item = items.find((candidate) => candidate[key] === name);
  if (!item) throw new RangeError(`The demo has no ${key} "${name}".`);
  return item;
}
