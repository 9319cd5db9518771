/**
 * The set list to play from: large, dark, one song in hand. A tap, the arrow keys or a page-turning pedal goes on, and the
 * screen stays awake.
 */
import type { SetlistWithSections } from "@bandstand/contracts/setlists";
import { keyWords, type PlayedKey } from "@bandstand/domain/played-key";
import { weave } from "@bandstand/domain/setlist-interludes";
import { bySection, sectionName } from "@bandstand/domain/setlist-sections";
import { IconTextDecrease, IconTextIncrease, IconX } from "@tabler/icons-react";
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { keepAwake } from "../../../lib/keep-awake.ts";
import { useStoredSetting } from "../../../lib/stored-setting.ts";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { useListedKeys } from "../../../ui/keyboard/keyboard-context.ts";
import { keyText } from "../../../ui/marks/key-text.ts";
import { VisuallyHidden } from "../../../ui/marks/visually-hidden.tsx";
import { setColour } from "../../../records/setlists/running-time/set-colour.ts";
import { interludeWords, playedSong } from "../view/played-songs.ts";
import { STAGE_KEYS, stageStep } from "./stage-keys.ts";
import styles from "./stage-view.module.css";

interface StageViewProps {
  setlist: SetlistWithSections;
  onClose: () => void;
}

/** From small to large; the default one first, as settings have it. */
const SIZES = ["2", "1", "3", "4"] as const;

/** Open while it is rendered. */
export function StageView({ setlist, onClose }: StageViewProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const [size, setSize] = useStoredSetting<(typeof SIZES)[number]>("stage-size", SIZES);
  const sections = bySection(setlist.numberSets, setlist.songs).filter(
    ({ entries }) => entries.length > 0,
  );
  const order = sections.flatMap(({ entries }) =>
    entries.toSorted((one, other) => one.sequence - other.sequence).map(({ id }) => id),
  );
  const current = order[at];

  // A layout effect, because its end comes while the dialog is still on the page: only then it gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null || element.open) return;
    element.showModal();
    return () => element.close();
  }, []);
  useListedKeys(STAGE_KEYS);
  useEffect(() => keepAwake({ document, wakeLock: navigator.wakeLock }), []);
  useEffect(() => {
    const song = list.current?.querySelector<HTMLElement>('[aria-current="step"]');
    song?.focus({ preventScroll: true });
    song?.scrollIntoView({ block: "center" });
  }, [at]);

  function onKeyDown(event: KeyboardEvent): void {
    const next = stageStep(event.key, at, order.length);
    if (next === null) return;
    event.preventDefault();
    setAt(next);
  }
  const sized = (step: number) => SIZES.find((value) => Number(value) === Number(size) + step);
  const [smaller, larger] = [sized(-1), sized(1)];

  return createPortal(
    <dialog
      ref={dialog}
      aria-label={`Stage view of ${setlist.name}`}
      className={styles.stage}
      data-scheme="dark"
      data-size={size}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header className={styles.bar}>
        <h2>{setlist.name}</h2>
        <IconButton
          label="Smaller text"
          unavailable={smaller ? undefined : "The text is as small as it gets"}
          onClick={() => smaller && setSize(smaller)}
        >
          <IconTextDecrease aria-hidden />
        </IconButton>
        <IconButton
          label="Larger text"
          unavailable={larger ? undefined : "The text is as large as it gets"}
          onClick={() => larger && setSize(larger)}
        >
          <IconTextIncrease aria-hidden />
        </IconButton>
        <IconButton label="Close" onClick={onClose}>
          <IconX aria-hidden />
        </IconButton>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the songs in it are buttons; it hears their keys */}
      <div ref={list} className={styles.list} onKeyDown={onKeyDown}>
        {sections.map(({ section }) => (
          <section
            key={section}
            className={`${styles.section} ${setColour}`}
            data-section={section}
            aria-label={sectionName(section)}
          >
            <h3>{sectionName(section)}</h3>
            <ol>
              {weave(section, setlist.songs, setlist.interludes).map((item, index) =>
                item.kind === "song" ? (
                  <li key={`song ${item.entry.id}`}>
                    <button
                      type="button"
                      className={styles.song}
                      aria-current={item.entry.id === current ? "step" : undefined}
                      tabIndex={item.entry.id === current ? 0 : -1}
                      onClick={() => setAt(order.indexOf(item.entry.id))}
                    >
                      <span className={styles.title}>{item.entry.Song.title}</span>
                      <Key song={playedSong(item.entry)} />
                      {item.entry.note !== null && (
                        <span className={styles.note}>{item.entry.note}</span>
                      )}
                    </button>
                  </li>
                ) : (
                  // oxlint-disable-next-line react/no-array-index-key -- an interlude has no name but its place
                  <li key={`between ${index}`} className={styles.between}>
                    {interludeWords(item.interlude.kind, item.interlude.text)}
                  </li>
                ),
              )}
            </ol>
          </section>
        ))}
      </div>
    </dialog>,
    document.body,
  );
}

function Key({ song }: { song: PlayedKey }) {
  const key = keyWords(song);
  if (key === null) return null;
  return (
    <span className={styles.key}>
      <VisuallyHidden>Key </VisuallyHidden>
      {keyText(key)}
    </span>
  );
}
