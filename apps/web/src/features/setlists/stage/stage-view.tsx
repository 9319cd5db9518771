/**
 * The whole screen, large and dark: the list, and the song that is open. It stays awake, and goes on by a finger, by keys or
 * by the pedal that sends them.
 */
import type { SetlistWithSections } from "@bandstand/contracts/setlists";
import { entriesInOrder } from "@bandstand/domain/setlist-order";
import { type CSSProperties, type KeyboardEvent, useEffect, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { keepAwake } from "../../../lib/keep-awake.ts";
import { useRecordLive } from "../../../records/kit/use-record-live.ts";
import { LIVE_SETLIST } from "../../../records/setlists/live-setlist.ts";
import { useListedKeys } from "../../../ui/keyboard/keyboard-context.ts";
import { PageTitle } from "../../../ui/page/page-title.tsx";
import { pressOn, rowToFocus } from "./stage-focus.ts";
import { STAGE_KEYS, turnOfKey } from "./stage-keys.ts";
import { StageList } from "./stage-list.tsx";
import { StageSong } from "./stage-song.tsx";
import { StageStart } from "./stage-start.tsx";
import styles from "./stage-view.module.css";
import { useGigLog } from "./use-gig-log.ts";
import { useStageAddress } from "./use-stage-address.ts";
import { useStageSize } from "./use-stage-size.ts";
import { useTurns } from "./use-turns.ts";

interface StageViewProps {
  setlist: SetlistWithSections;
  songId: number | null;
}

export function StageView({ setlist, songId }: StageViewProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const order = entriesInOrder(setlist);
  const at = order.findIndex((entry) => entry.songId === songId);
  const entry = order[at];
  const open = entry?.songId ?? null;
  const address = useStageAddress(setlist.id, open !== null);
  const turns = useTurns(order, open, address.open);
  const gig = useGigLog(setlist, open);
  const size = useStageSize();
  const inHand = open ?? gig.log.at(-1)?.songId ?? null;

  // Everybody reads what was saved last; who plays from a set list that somebody deletes plays on.
  useRecordLive(LIVE_SETLIST, setlist.id);
  useListedKeys(STAGE_KEYS);
  useEffect(() => keepAwake({ document, wakeLock: navigator.wakeLock }), []);
  // A layout effect, because its end comes while the dialog is still on the page: only then it gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null || element.open) return;
    element.showModal();
    return () => element.close();
  }, []);
  useEffect(() => {
    const stage = dialog.current;
    if (stage?.querySelector("[data-part='song']")?.contains(document.activeElement)) return;
    const part = open === null ? "[data-part='list'] a[tabindex='0']" : "[data-part='song']";
    stage?.querySelector<HTMLElement>(part)?.focus({ preventScroll: true });
  }, [open]);

  const stepBack = () => (open === null ? address.leave() : address.toList());

  function onKeyDown(event: KeyboardEvent<HTMLDialogElement>): void {
    const press = pressOn(event);
    if (press === null) return;
    if (event.key === "Escape") {
      event.preventDefault();
      stepBack();
      return;
    }
    const row = rowToFocus(press);
    const turn = turnOfKey(event);
    if (row) {
      event.preventDefault();
      row.focus();
    } else if (turn !== null) {
      event.preventDefault();
      if (event.repeat) return;
      if (open !== null) turns.turn(turn, event.timeStamp);
      else if (turn === "forward") press.link?.click();
    }
  }

  const style: CSSProperties & Record<"--stage-step", number> = { "--stage-step": size.size };
  return createPortal(
    <dialog
      ref={dialog}
      aria-label={`Stage view of ${setlist.name}`}
      className={styles.stage}
      style={style}
      data-scheme="dark"
      data-open={open !== null || undefined}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        stepBack();
      }}
      onClose={({ target, currentTarget }) => {
        // A browser need not ask twice. What is closed so is opened again, unless it is left.
        if (target !== currentTarget || currentTarget.open) return;
        currentTarget.showModal();
        stepBack();
      }}
    >
      <PageTitle title={`${entry?.Song.title ?? setlist.name} on stage`} />
      <h1 className={styles.title}>{setlist.name}</h1>
      <div className={styles.hall}>
        <StageList
          setlist={setlist}
          openId={open}
          inHand={inHand}
          log={gig.log}
          size={size}
          linkTo={address.linkTo}
          onOpen={turns.opened}
          onClose={address.leave}
        />
        {entry ? (
          <StageSong
            setlist={setlist}
            entry={entry}
            next={order[at + 1]}
            place={{ number: at + 1, of: order.length }}
            gig={gig}
            size={size}
            turns={turns}
            linkTo={address.linkTo}
            onList={address.toList}
          />
        ) : (
          <StageStart
            first={order.find((each) => each.songId === inHand) ?? order[0]}
            linkTo={address.linkTo}
            onOpen={turns.opened}
          />
        )}
      </div>
    </dialog>,
    document.body,
  );
}
