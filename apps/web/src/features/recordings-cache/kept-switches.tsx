/** Which songs shall be on this device always: a switch for each group, with what of it is here. */
import { dayOfYear } from "@bandstand/domain/day-words";
import { formatFileSize } from "@bandstand/domain/file-size";
import { useId, useState } from "react";
import { localDate } from "../../lib/local-date.ts";
import type { KeptEntry } from "../../records/recordings/kept-recording.ts";
import { useKeptRecordings, useKeptWishes } from "../../records/recordings/kept-songs-context.ts";
import type { KeptWish } from "../../records/recordings/kept-wishes.ts";
import track from "../../ui/native-fields/switch-track.module.css";
import type { KeptGroup, KeptGroups } from "./kept-groups.ts";
import styles from "./kept-switches.module.css";

const NAMES: Readonly<Record<KeptWish, string>> = {
  gig: "Next gig’s songs",
  bookmarks: "My bookmarks",
  all: "All songs",
};

interface KeptSwitchesProps extends Pick<KeptGroups, "groups" | "next"> {
  entries: ReadonlyMap<number, KeptEntry>;
}

export function KeptSwitches({ groups, next, entries }: KeptSwitchesProps) {
  const wishes = useKeptWishes();
  return (
    <fieldset className={styles.switches}>
      <legend>Keep here by itself</legend>
      {groups.map((group) => (
        <KeptSwitch
          key={group.wish}
          group={group}
          isOn={wishes.has(group.wish)}
          of={group.wish === "gig" ? (next?.setlist.name ?? "No set list yet") : null}
          entries={entries}
        />
      ))}
    </fieldset>
  );
}

interface KeptSwitchProps extends Pick<KeptSwitchesProps, "entries"> {
  group: KeptGroup;
  isOn: boolean;
  /** What the group is of; null where its name says it. */
  of: string | null;
}

function KeptSwitch({ group: { wish, songs }, isOn, of, entries }: KeptSwitchProps) {
  const id = useId();
  const { wishes } = useKeptRecordings();
  const [today] = useState(() => localDate(new Date()));
  const kept = songs.flatMap(({ id: songId }) => entries.get(songId) ?? []);
  return (
    <label className={styles.switch}>
      <span>
        <strong id={`${id}-name`}>
          {NAMES[wish]} ({songs.length})
        </strong>
        <span id={`${id}-state`}>
          {[of, ...keptWords(kept, songs.length, today)].filter(Boolean).join(" · ")}
        </span>
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-state`}
        className={track.track}
        checked={isOn}
        onChange={(event) => wishes.set(wish, event.currentTarget.checked)}
      />
    </label>
  );
}

function keptWords(kept: readonly KeptEntry[], all: number, today: string): string[] {
  if (all === 0) return [];
  if (kept.length === 0) return ["none here yet"];
  const size = kept.reduce((sum, entry) => sum + entry.size, 0);
  const last =
    kept
      .map(({ cachedAt }) => localDate(new Date(cachedAt)))
      .toSorted()
      .at(-1) ?? today;
  return [
    kept.length === all ? "all here" : `${kept.length} here`,
    formatFileSize(size),
    `last kept ${last === today ? "today" : dayOfYear(last, today)}`,
  ];
}
