/** Proposes songs that fill a set to a length, shown as what would change; nothing changes until that is accepted. */
import { sectionName } from "@bandstand/domain/setlist-sections";
import { SONG_STATUSES, type SongStatusTag } from "@bandstand/domain/song-status";
import { useState } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { WholeNumberField } from "../../../ui/form-frame/whole-number-field.tsx";
import { FilterChip } from "../../../ui/marks/chip.tsx";
import { STATUS_TONE } from "../../../records/songs/status-tone.ts";
import { bottomBar } from "../../../ui/notifications/bottom-bars.ts";
import { OverlayHead } from "../../../ui/overlay/overlay-head.tsx";
import { Overlay } from "../../../ui/overlay/overlay.tsx";
import styles from "./fill-dialog.module.css";
import { FillDiff } from "./fill-diff.tsx";
import { changeWords, type FillCandidate, proposeFill } from "./fill-proposal.ts";

export interface AvailableFillSong extends FillCandidate {
  /** Null for those who may not read songs: then there is nothing to choose by. */
  SongStatus: { tag: SongStatusTag } | null;
}

export interface FillAnswer {
  /** Ids of songs, in the order in which they were offered. */
  add: number[];
  /** Ids of songs that leave the section. */
  remove: number[];
}

export interface FillDialogProps {
  section: number;
  /** Seconds between songs. */
  interval: number;
  /** Breaks and spoken notes of the section. */
  interludeSeconds: number;
  /** What stands in the section, in its order, each with the seconds that it counts there. */
  standing: readonly FillCandidate[];
  available: readonly AvailableFillSong[];
  /** `YYYY-MM-DD` */
  today: string;
  /** Minutes to begin with. */
  minutes?: number;
  /** By chance, from 0 up to 1, for a song: two gigs are not filled alike. */
  draw: (songId: number) => number;
  onAccept: (answer: FillAnswer) => void;
  onClose: () => void;
}

const USUAL_MINUTES = 45;
const MOST_MINUTES = 300;

export function FillDialog(props: FillDialogProps) {
  const { section, standing, available, onAccept, onClose } = props;
  const [minutes, setMinutes] = useState<number | null>(props.minutes ?? USUAL_MINUTES);
  const [statuses, setStatuses] = useState(() => firstStatuses(available));
  const [loose, setLoose] = useState<ReadonlySet<number>>(new Set());
  const [struck, setStruck] = useState<ReadonlySet<number>>(new Set());
  const [held, setHeld] = useState<ReadonlySet<number>>(new Set());
  const [offered, setOffered] = useState<ReadonlyMap<number, number>>(new Map());
  const isPossible = minutes !== null && minutes >= 1 && minutes <= MOST_MINUTES;
  const proposal = isPossible
    ? proposeFill({
        ...props,
        target: minutes * 60,
        pinned: new Set(standing.map(({ id }) => id).filter((id) => !loose.has(id))),
        candidates: available.filter(
          ({ id, SongStatus }) =>
            !struck.has(id) && (SongStatus === null || statuses.has(SongStatus.tag)),
        ),
        held,
        offered,
      })
    : null;
  const changes = proposal ? proposal.comes.length + proposal.goes.length : 0;
  const choices = SONG_STATUSES.map(({ tag, name }) => ({
    tag,
    name,
    count: available.filter(({ SongStatus }) => SongStatus?.tag === tag).length,
  })).filter(({ count }) => count > 0);

  const comes = proposal?.comes ?? [];

  /** The others stay: one song comes in its place. */
  function strike(id: number): void {
    setStruck((before) => toggled(before, id));
    setHeld(new Set(comes.flatMap((song) => (song.id === id ? [] : [song.id]))));
  }

  function another(): void {
    setHeld(new Set());
    setOffered((before) => {
      const next = new Map(before);
      for (const { id } of comes) next.set(id, (next.get(id) ?? 0) + 1);
      return next;
    });
  }

  function choose(change: () => void): void {
    setHeld(new Set());
    change();
  }

  function accept(): void {
    if (!proposal) return;
    onAccept({
      add: proposal.comes.map(({ id }) => id),
      remove: proposal.goes.map(({ id }) => id),
    });
  }

  return (
    <Overlay label={`Fill ${sectionName(section)}`} place="centre" atField onClose={onClose}>
      <OverlayHead title={`Fill ${sectionName(section)}`} onClose={onClose} />
      <form
        className={styles.form}
        data-own-undo
        onSubmit={(event) => {
          event.preventDefault();
          if (changes > 0) accept();
        }}
      >
        <div className={styles.wishes}>
          <WholeNumberField
            field={{
              name: "minutes",
              value: minutes,
              message: isPossible ? undefined : `Between 1 and ${MOST_MINUTES} minutes`,
              set: (next) => choose(() => setMinutes(next)),
              onBlur: () => undefined,
            }}
            label="Length"
            unit="min"
            min={1}
            max={MOST_MINUTES}
          />
          {(choices.length > 0 || available.length === 0) && (
            <fieldset className={styles.statuses}>
              <legend>Songs to choose from</legend>
              {choices.map(({ tag, name, count }) => (
                <FilterChip
                  key={tag}
                  label={name}
                  count={count}
                  tone={STATUS_TONE[tag]}
                  pressed={statuses.has(tag)}
                  onPress={() => choose(() => setStatuses((before) => toggled(before, tag)))}
                />
              ))}
              {available.length === 0 && (
                <p className={styles.none}>Every song is in the set list</p>
              )}
            </fieldset>
          )}
        </div>
        {proposal && isPossible && (
          <FillDiff
            section={section}
            interval={props.interval}
            interludeSeconds={props.interludeSeconds}
            minutes={minutes}
            proposal={proposal}
            standing={standing}
            loose={loose}
            onPin={(id) => choose(() => setLoose((before) => toggled(before, id)))}
            onStrike={strike}
            onAnother={another}
          />
        )}
        {struck.size > 0 && (
          <fieldset className={styles.statuses}>
            <legend>Struck out</legend>
            {available
              .filter(({ id }) => struck.has(id))
              .map(({ id, title }) => (
                <FilterChip
                  key={id}
                  label={title}
                  pressed
                  onPress={() => choose(() => setStruck((before) => toggled(before, id)))}
                />
              ))}
          </fieldset>
        )}
        <div ref={bottomBar} className={styles.buttons}>
          <Button onClick={onClose}>Keep it as it is</Button>
          <Button
            type="submit"
            kind="main"
            unavailable={changes === 0 ? "There is nothing to change" : undefined}
          >
            {changeWords(proposal?.comes.length ?? 0, proposal?.goes.length ?? 0)}
          </Button>
        </div>
      </form>
    </Overlay>
  );
}

/** Current ones, else whatever there is. */
function firstStatuses(available: readonly AvailableFillSong[]): ReadonlySet<SongStatusTag> {
  const all = new Set(available.flatMap(({ SongStatus }) => SongStatus?.tag ?? []));
  return all.has("C") ? new Set(["C"]) : all;
}

function toggled<Value>(before: ReadonlySet<Value>, value: Value): ReadonlySet<Value> {
  return before.has(value)
    ? new Set([...before].filter((one) => one !== value))
    : new Set([...before, value]);
}
