/** What the dialog and the worker that reads its files say to each other. */
import type { ImportSongs } from "@bandstand/contracts/song-library";
import type { ColumnMapping } from "@bandstand/domain/song-import/columns";
import type { SkippedFile } from "../zip/read-zip.ts";
import type { TableDescription } from "./describe-table.ts";
import type {
  ImportChoices,
  ImportPlan,
  Library,
  MatchedSong,
  NamedPlace,
  PlannedSong,
} from "./import-plan.ts";

export interface OpenedSummary {
  table: TableDescription | null;
  firstIsHead: boolean;
  /** What the columns probably are, with the first line as their names and without. */
  mappings: { head: ColumnMapping; noHead: ColumnMapping };
  charts: number;
  skipped: readonly SkippedFile[];
  besides: readonly File[];
  doubts: readonly { file: string; text: string }[];
}

/** The plan as the dialog shows it: long lists are cut, their lengths kept. */
export interface PlanSummary {
  /** The table as it looks with or without a head. */
  table: TableDescription | null;
  found: number;
  /** Songs that Import adds now. */
  ready: number;
  /** Songs that are here, and get something of the files. */
  changes: number;
  beyond: number;
  needsArtist: boolean;
  preview: readonly PlannedSong[];
  bad: Cut<NamedPlace>;
  matched: Cut<MatchedSong>;
  notes: Cut<{ text: string; places: Cut<string> }>;
}

export interface Cut<Item> {
  items: readonly Item[];
  count: number;
}

/** Songs as the call carries them, and where each came from. */
export interface SongsToSend {
  body: ImportSongs;
  places: Readonly<Record<keyof ImportSongs, readonly string[]>>;
}

export type DeskRequest =
  | { type: "open"; files: readonly File[] }
  | { type: "plan"; choices: ImportChoices; library: Library }
  | { type: "songs" }
  | { type: "bad" };

export type DeskReply =
  | { type: "progress"; share: number }
  | { type: "opened"; opened: OpenedSummary }
  | { type: "planned"; plan: PlanSummary }
  | { type: "songs"; toSend: SongsToSend }
  /** A table of what was skipped. */
  | { type: "bad"; text: string }
  | { type: "failed"; message: string };

const SHOWN = { preview: 100, named: 200, notes: 50, notesLength: 80, places: 12 } as const;

export function summarise(plan: ImportPlan, table: TableDescription | null): PlanSummary {
  return {
    table,
    found: plan.found,
    ready: plan.songs.length,
    changes: new Set(plan.changes.map(({ change }) => change.id)).size,
    beyond: plan.beyond,
    needsArtist: plan.needsArtist,
    preview: plan.songs.slice(0, SHOWN.preview).map((planned) => ({
      ...planned,
      // Nobody reads them in a preview, and they are most of the weight.
      song: {
        ...planned.song,
        lyrics: null,
        tab: null,
        notes: beginningOf(planned.song),
        todo: null,
      },
    })),
    bad: cut(plan.bad, SHOWN.named),
    matched: cut(plan.matched, SHOWN.named),
    notes: cut(
      plan.notes.map(({ text, places }) => ({ text, places: cut(places, SHOWN.places) })),
      SHOWN.notes,
    ),
  };
}

/** What of the files went into the notes is seen before anything runs. */
function beginningOf({ notes }: { notes?: string | null | undefined }): string | null {
  const words = notes?.slice(0, SHOWN.notesLength * 2).replace(/\s+/g, " ") ?? "";
  if (words === "") return null;
  return words.length > SHOWN.notesLength ? `${words.slice(0, SHOWN.notesLength)}…` : words;
}

function cut<Item>(items: readonly Item[], shown: number): Cut<Item> {
  return { items: items.slice(0, shown), count: items.length };
}
