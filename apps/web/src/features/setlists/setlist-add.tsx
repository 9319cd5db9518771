/** The form of a new set list, empty or started from another. */
import type { Setlist } from "@bandstand/contracts/setlists";
import { EMPTY_START, inSets, type SetlistStart, startedFrom } from "@bandstand/domain/new-setlist";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useServices } from "../../lib/services/services-context.ts";
import { useSetlistChanges } from "../../lib/setlists/setlist-changes.ts";
import { setlistQuery } from "../../lib/setlists/setlist-query.ts";
import { RecordForm } from "../../ui/form-frame/record-form.tsx";
import { useRecordForm } from "../../ui/form-frame/use-record-form.ts";
import { useNotify } from "../../ui/notifications/notifications-context.ts";
import { useCurrentWindow } from "../../ui/windows/window-context.ts";
import { addSetlistForm, newSetlist } from "./setlist-form-schema.ts";
import { AdminPanel, SetupPanel, TimingPanel } from "./setlist-panels.tsx";
import { SetlistStartPanel } from "./setlist-start-panel.tsx";
import { useAddedSetlist } from "./use-added-setlist.ts";

interface SetlistAddProps {
  /** Left out: the window closes. */
  onAdded?: (setlist: Setlist) => void;
  onCancelled?: () => void;
}

/** The same object as long as the form is there. */
const NEW = newSetlist();
const NO_START = { id: null, of: EMPTY_START };

export function SetlistAdd({ onAdded, onCancelled }: SetlistAddProps) {
  const setlists = useSetlistChanges();
  const current = useCurrentWindow();
  const tellAdded = useAddedSetlist();
  const notify = useNotify();
  const { client } = useServices();
  const queries = useQueryClient();
  const [start, setStart] = useState<{ id: number | null; of: SetlistStart }>(NO_START);
  const form = useRecordForm({
    label: "the new set list",
    draft: { kind: "setlist", of: "new" },
    original: NEW,
    schema: addSetlistForm,
    save: (_changed, setlist) =>
      setlists.add({ ...setlist, ...inSets(start.of, setlist.numberSets) }),
    onSaved: (setlist) => {
      current?.dismiss();
      onAdded?.(setlist);
      tellAdded(setlist);
    },
  });

  async function startFrom(id: number | null): Promise<void> {
    try {
      const of =
        id === null ? EMPTY_START : startedFrom(await queries.query(setlistQuery(client, id)));
      form.set("numberSets", of.numberSets);
      form.set("plannedLength", of.plannedLength);
      form.set("songInterval", of.songInterval);
      form.set("bias", of.bias);
      form.set("includeEncore", of.includeEncore);
      form.set("startTime", of.startTime);
      setStart({ id, of });
    } catch (error) {
      notify.error({
        title: "The set list to start from was not loaded",
        ...(error instanceof Error && { reason: error.message }),
      });
    }
  }

  return (
    <RecordForm
      form={form}
      saveLabel="Add Setlist"
      alwaysActions="save"
      onCancelled={() => {
        current?.dismiss();
        onCancelled?.();
      }}
    >
      <SetupPanel form={form} />
      <SetlistStartPanel
        startId={start.id}
        onStart={(id) => void startFrom(id)}
        setlist={{
          ...form.values,
          bias: form.values.bias ?? 0,
          ...inSets(start.of, form.values.numberSets),
        }}
        total={start.of.songs.length}
      />
      <TimingPanel form={form} />
      <AdminPanel form={form} />
    </RecordForm>
  );
}
