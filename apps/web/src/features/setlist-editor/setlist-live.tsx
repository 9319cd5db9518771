/** Who else has the set list open, what they do to it, and what its keys are called: comes after the first picture. */
import type { LiveChange } from "@bandstand/contracts/live";
import type { SetlistWithSections } from "@bandstand/contracts/setlists";
import { LiveMembers } from "../../records/kit/live-members.tsx";
import { useRecordLive } from "../../records/kit/use-record-live.ts";
import { useListedKeys } from "../../ui/keyboard/keyboard-context.ts";
import { useHighlight } from "./board/use-highlight.ts";
import { useNotify } from "../../ui/notifications/notifications-context.ts";
import type { SetlistEditing } from "./use-setlist-editor.ts";
import { LIVE_SETLIST } from "../../records/setlists/live-setlist.ts";

interface SetlistLiveProps {
  record: SetlistWithSections;
  editing: SetlistEditing;
  /** By whom, where that is known. */
  onSaved: (by: string | null) => void;
  onDeleted: () => void;
}

export function SetlistLive({ record, editing, onSaved, onDeleted }: SetlistLiveProps) {
  useListedKeys(KEYS);
  useHighlight(editing.state);
  const notify = useNotify();

  function tell({ by }: LiveChange): void {
    onSaved(by?.nickname ?? null);
    if (!editing.changed)
      notify.info(`${by?.nickname ?? "Somebody else"} has saved changes. You see them now.`);
  }

  const { members } = useRecordLive(LIVE_SETLIST, record.id, { onSaved: tell, onDeleted });
  return <LiveMembers members={members} />;
}

const group = "Set list";
const KEYS = [
  { keys: "mod+z", label: "Undo", group },
  { keys: "mod+shift+z", label: "Redo", group },
  { keys: "1", label: "The song at hand to Set 1, as 2 and 3 to theirs", group },
  { keys: "e", label: "…to the Encore", group },
  { keys: "a", label: "…back to Available", group },
  { keys: "x", label: "Select it", group },
  { keys: "enter", label: "Add or edit it", group },
  { keys: "alt+arrowup", label: "Move it up", group },
  { keys: "alt+arrowdown", label: "Move it down", group },
];
