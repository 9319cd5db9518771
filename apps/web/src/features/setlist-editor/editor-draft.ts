/** The changes of a set list that are not saved. */
import type {
  EditedRow,
  EditedSetlist,
  Lists,
} from "@bandstand/domain/setlist-editing/edited-setlist";
import { INTERLUDE_KINDS } from "@bandstand/domain/interlude-kinds";
import * as z from "zod/mini";
import type { ReadDraft } from "../../lib/drafts/draft.ts";
import { areValuesOf } from "../../ui/form-frame/form-draft.ts";
import type { Version } from "./editor-state.ts";
import { setlistForm } from "./panels/setlist-form-schema.ts";

const row: z.ZodMiniType<EditedRow> = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("song"),
    key: z.string(),
    songId: z.number(),
    seconds: z.nullable(z.number()),
    featuring: z.nullable(z.string()),
    songkey: z.nullable(z.string()),
    // Kept before a place had one, a draft says nothing of it.
    capo: z._default(z.nullable(z.number()), null),
    note: z.nullable(z.string()),
  }),
  z.strictObject({
    kind: z.enum(INTERLUDE_KINDS),
    key: z.string(),
    text: z.string(),
    seconds: z.number(),
  }),
]);
const rows = z.array(row);
const lists: z.ZodMiniType<Lists> = z.strictObject({ 1: rows, 2: rows, 3: rows, 4: rows });

const setlist: z.ZodMiniType<EditedSetlist> = z.strictObject({
  fields: z.custom<EditedSetlist["fields"]>((kept) => areValuesOf(setlistForm, kept)),
  lists,
});
const changes = z.strictObject({
  original: z.strictObject({ setlist, updatedAt: z.string() }),
  edited: setlist,
});

/** What the changes of a set list are kept under. */
export const setlistDraft = (setlistId: number) => ({
  kind: "setlist",
  of: setlistId,
  read: readEditorDraft,
});

export const readEditorDraft: ReadDraft<Version, EditedSetlist> = (kept) =>
  changes.safeParse(kept).data ?? null;
