/** Building a set list: its songs in sets, its settings, and how long it plays. */
import type { AvailableSong } from "@bandstand/contracts/setlist-songs";
import {
  deleteSetlist,
  saveSetlist,
  type SetlistWithSections,
} from "@bandstand/contracts/setlists";
import type { Section } from "@bandstand/domain/setlist-editing/edited-setlist";
import { mayUndoAdd } from "@bandstand/domain/undo-add";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { useDraft } from "../../lib/drafts/use-draft.ts";
import { useMayCall } from "../../lib/services/use-may.ts";
import { NEW_SETLIST, useAvailableSongs } from "../../records/setlists/available-songs-query.ts";
import { useNotify } from "../../ui/notifications/notifications-context.ts";
import { RecordFailed } from "../../records/kit/record-failed.tsx";
import { SetlistLoader } from "../../records/setlists/setlist-loader.tsx";
import { RIGHT_GONE } from "../../ui/edit-session/right-gone.ts";
import { useFetchAhead } from "../../ui/parts/late-part.ts";
import { Part } from "../../ui/parts/part.tsx";
import { type Tab, Tabs } from "../../ui/tabs/tabs.tsx";
import { useFocusKept } from "../../ui/windows/use-focus-kept.ts";
import { useCurrentWindow } from "../../ui/windows/window-context.ts";
import { setlistDraft } from "./editor-draft.ts";
import { EditorHeader, UndoButtons } from "./editor-header.tsx";
import {
  AHEAD,
  AdminPanel,
  EditorBanner,
  EventsPanel,
  FillSection,
  SetlistLive,
  SetupPanel,
  TimingPanel,
} from "./late-parts.ts";
import { EditorSkeleton } from "./editor-skeleton.tsx";
import { type SongsById, songsById, timedRows } from "./editor-songs.ts";
import styles from "./setlist-editor.module.css";
import { timedFields, timingOf } from "./panels/setlist-time.ts";
import { OfferPending } from "./board/offer-pending.tsx";
import { SongBoard } from "./board/song-board.tsx";
import { TimingPicture } from "./panels/timing-picture.tsx";
import { useEditorKeys } from "./use-editor-keys.ts";
import { useSetlistEditor } from "./use-setlist-editor.ts";

export interface SetlistEditorProps {
  setlistId: number;
  /** Asks and deletes; answers whether the set list is gone. */
  onDelete: (setlist: SetlistWithSections) => Promise<boolean>;
  /** The same for one that nobody has saved since it was added. */
  onUndoAdd: (setlist: SetlistWithSections) => Promise<boolean>;
  /** Where to go once it is gone; in a window, that closes. */
  onDeleted?: () => void;
  /** What somebody else had deleted goes on as another set list. */
  onSavedAsNew: (setlist: { id: number; name: string }) => void;
  onPrint?: (setlist: { id: number; name: string }) => void;
  /** The way here, on a page. */
  crumbs?: ReactNode;
}

export function SetlistEditor(props: SetlistEditorProps) {
  const alone = useCurrentWindow() === null;
  return (
    <SetlistLoader setlistId={props.setlistId} alone={alone} skeleton={<EditorSkeleton />}>
      {(record) => <WithSongs {...props} record={record} />}
    </SetlistLoader>
  );
}

type LoadedProps = SetlistEditorProps & { record: SetlistWithSections };

/** The sets as soon as they are there, and the songs to choose from when they are; a draft may hold any of those. */
function WithSongs(props: LoadedProps) {
  const { data, error, refetch } = useAvailableSongs(NEW_SETLIST);
  const { id, name } = props.record;
  const draft = useDraft({ ...setlistDraft(id), label: name });
  const [needsAll] = useState(() => draft.find() !== null);
  const songs = songsById(data?.songs ?? NO_SONGS, props.record.songs);
  if (data || !needsAll) {
    return (
      <Editor
        {...props}
        songs={songs}
        offered={data?.songs ?? NO_SONGS}
        pending={data ? null : <OfferPending error={error} onRetry={() => void refetch()} />}
      />
    );
  }
  if (error) return <RecordFailed error={error} onRetry={() => void refetch()} />;
  return <EditorSkeleton />;
}

const NO_SONGS: readonly AvailableSong[] = [];

interface OfferedProps {
  /** Those and the ones that the set list holds. */
  songs: SongsById;
  /** All songs of the band; none while they are not there. */
  offered: readonly AvailableSong[];
  /** In place of the songs to choose from; null once they are there. */
  pending: ReactNode;
}

/** Where not even what would say more of it has come. */
const NEWS = "Somebody else has changed this set list.";

type Panel = "songs" | "setup" | "timing" | "admin" | "events";

function Editor(props: LoadedProps & OfferedProps) {
  "use no memo"; // Nearly all of it is another with each change; what is dear, the board, remembers by itself.
  const { record, songs, offered, pending, onDelete, onUndoAdd, onDeleted, onSavedAsNew } = props;
  const { onPrint, crumbs } = props;
  const current = useCurrentWindow();
  const notify = useNotify();
  const [panel, show] = useState<Panel>("songs");
  const [filled, fill] = useState<Section | null>(null);
  const onFill = pending === null ? fill : null;
  const [gone, setGone] = useState(false);
  const editing = useSetlistEditor({
    record,
    isKnown: (songId) => pending !== null || songs.has(songId),
    onGone: () => setGone(true),
    onSaved: (name) => notify.success(`“${name}” was saved`),
  });
  const { setlist, change } = editing;
  const [savedBy, setSavedBy] = useState<string | null>(null);
  const retitle = useEffectEvent((name: string) => current?.setTitle(`Edit ${name}`));
  useEffect(() => retitle(record.name), [record.name]);
  const root = useRef<HTMLElement>(null);
  useFocusKept(root);
  useEditorKeys(root, editing);
  useFetchAhead(AHEAD);
  const timing = timingOf(setlist, songs);
  const [now] = useState(() => new Date());
  const may = useMayCall();
  const banner = may(saveSetlist) ? editing.state.banner : RIGHT_GONE;
  const hasBanner = banner !== null || gone || editing.state.newer !== null;
  const isFresh = mayUndoAdd(record, now) && !gone && may(deleteSetlist);

  async function save(): Promise<void> {
    if (!(await editing.save()) && editing.hasProblems) show("setup");
  }

  async function remove(ask: (setlist: SetlistWithSections) => Promise<boolean>): Promise<void> {
    if (!(await ask(record))) return;
    editing.release();
    current?.dismiss();
    onDeleted?.();
  }

  const late = (key: Panel, label: string, panel: ReactNode): Tab => ({
    key,
    label,
    panel: (
      <Part failed={`Failed to show ${label}.`} onFailed={() => show("songs")}>
        {panel}
      </Part>
    ),
  });

  return (
    <section ref={root} tabIndex={-1} className={styles.editor} aria-label={record.name}>
      <EditorHeader
        editing={editing}
        name={setlist.fields.name}
        crumbs={crumbs}
        live={
          <Part failed="What others change is not shown." onFailed={() => {}}>
            <SetlistLive
              record={record}
              editing={editing}
              onSaved={setSavedBy}
              onDeleted={() => setGone(true)}
            />
          </Part>
        }
        onPrint={onPrint && (() => onPrint(record))}
        onSave={() => void save()}
        onUndoAdd={isFresh ? () => void remove(onUndoAdd) : null}
      />
      {hasBanner && (
        <Part key={banner?.message} failed={banner?.message ?? NEWS} onFailed={() => {}}>
          <EditorBanner
            banner={banner}
            editing={editing}
            savedBy={savedBy}
            gone={gone}
            onSavedAsNew={onSavedAsNew}
          />
        </Part>
      )}
      <div className={styles.timing}>
        <TimingPicture
          tools={<UndoButtons editing={editing} />}
          onFill={onFill}
          setlist={timedFields(setlist)}
          timing={timing}
          {...timedRows(setlist.lists, songs)}
        />
      </div>
      <div className={styles.panels}>
        <Tabs
          label="Set list"
          open={panel}
          onOpen={(key) => show(PANELS.find((one) => one === key) ?? "songs")}
          tabs={[
            {
              key: "songs",
              label: "Songs",
              panel: (
                <SongBoard
                  setlist={setlist}
                  change={change}
                  timing={timing}
                  songs={songs}
                  offered={offered}
                  pending={pending}
                  onFill={onFill}
                />
              ),
            },
            late(
              "setup",
              "Setup",
              <SetupPanel
                editing={editing}
                totalSeconds={timing.totalSeconds}
                onSave={() => void save()}
              />,
            ),
            late(
              "timing",
              "Timing",
              <TimingPanel setlist={setlist} timing={timing} songs={songs} />,
            ),
            late(
              "admin",
              "Admin",
              <AdminPanel
                editing={editing}
                record={record}
                onDelete={() => void remove(onDelete)}
              />,
            ),
            ...(record.Event.length > 0
              ? [late("events", "Events", <EventsPanel events={record.Event} />)]
              : []),
          ]}
        />
      </div>
      {filled !== null && (
        <Part onFailed={() => fill(null)}>
          <FillSection
            section={filled}
            setlist={setlist}
            songs={songs}
            offered={offered}
            change={change}
            onClose={() => fill(null)}
          />
        </Part>
      )}
    </section>
  );
}

const PANELS: readonly Panel[] = ["songs", "setup", "timing", "admin", "events"];
