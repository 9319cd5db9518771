/** The form of a new set list, empty or started from another. */
import { Failure } from "@bandstand/contracts/failure";
import { addSetlist, type Setlist } from "@bandstand/contracts/setlists";
import { EMPTY_START, inSets, startedFrom } from "@bandstand/domain/new-setlist";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useServices } from "../../../lib/services/services-context.ts";
import { useSetlistChanges } from "../../../records/setlists/setlist-changes.ts";
import { setlistQuery } from "../../../records/setlists/setlist-query.ts";
import { RecordForm } from "../../../ui/form-frame/record-form.tsx";
import { useRecordForm } from "../../../ui/form-frame/use-record-form.ts";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import { useCurrentWindow } from "../../../ui/windows/window-context.ts";
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

export function SetlistAdd({ onAdded, onCancelled }: SetlistAddProps) {
  const setlists = useSetlistChanges();
  const current = useCurrentWindow();
  const tellAdded = useAddedSetlist();
  const notify = useNotify();
  const { client } = useServices();
  const queries = useQueryClient();
  const startOf = async (id: number | null) => {
    if (id === null) return EMPTY_START;
    const query = setlistQuery(client, id);
    // Deleted while the draft lay, as the form says: it begins empty then, rather than not at all.
    if (isGone(queries.getQueryState(query.queryKey)?.error)) return EMPTY_START;
    return startedFrom(await queries.query(query));
  };
  const form = useRecordForm({
    label: "the new set list",
    draft: { kind: "setlist", of: "new" },
    original: NEW,
    schema: addSetlistForm,
    save: async (_changed, { startId, ...setlist }) =>
      setlists.add({ ...setlist, ...inSets(await startOf(startId), setlist.numberSets) }),
    onSaved: (setlist) => {
      current?.dismiss();
      onAdded?.(setlist);
      tellAdded(setlist);
    },
  });

  const { startId } = form.values;
  const { data: other, error } = useQuery({
    ...setlistQuery(client, startId ?? 0),
    enabled: startId !== null,
  });
  const isStartGone = startId !== null && isGone(error);
  const start = startId === null || !other || isStartGone ? EMPTY_START : startedFrom(other);

  async function startFrom(id: number | null): Promise<void> {
    try {
      const of = await startOf(id);
      form.set("numberSets", of.numberSets);
      form.set("plannedLength", of.plannedLength);
      form.set("songInterval", of.songInterval);
      form.set("bias", of.bias);
      form.set("includeEncore", of.includeEncore);
      form.set("startTime", of.startTime);
      form.set("startId", id);
    } catch (error) {
      notify.failed("The set list to start from was not loaded", error);
    }
  }

  return (
    <RecordForm
      form={form}
      call={addSetlist}
      saveLabel="Add Setlist"
      adds
      onLeave={() => {
        current?.dismiss();
        onCancelled?.();
      }}
    >
      <SetupPanel form={form} />
      <SetlistStartPanel
        startId={isStartGone ? null : startId}
        isGone={isStartGone}
        onStart={(id) => void startFrom(id)}
        setlist={{
          ...form.values,
          bias: form.values.bias ?? 0,
          ...inSets(start, form.values.numberSets),
        }}
        total={start.songs.length}
      />
      <TimingPanel form={form} />
      <AdminPanel form={form} />
    </RecordForm>
  );
}

function isGone(error: unknown): boolean {
  return error instanceof Failure && error.status === 404;
}
