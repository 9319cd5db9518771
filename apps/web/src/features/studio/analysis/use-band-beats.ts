/** What the members of the band have put right: whose beats can be taken over, and whether others see one's own. */
import { type SharedBeats, STUDIO_MESSAGES } from "@bandstand/contracts/band-user-songs";
import { isEqual } from "@bandstand/domain/change";
import { isShared } from "@bandstand/domain/sharing-mask";
import { analysisOf } from "@bandstand/domain/studio/analysis-settings";
import { countedBeats } from "@bandstand/domain/studio/corrected-beats";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { MenuGroup, MenuItem } from "../../../ui/menu/menu-item.ts";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import { useStudio } from "../session/studio-context.ts";
import { tempoWords } from "./analysis-facts.ts";
import { countedAs } from "./saved-analysis.ts";

export function useBandBeats(): readonly MenuGroup[] {
  const { song, records, state, set, analysis, sharing, setSharing } = useStudio();
  const notify = useNotify();
  const whileOpen = useWhileOpen();
  const { settings } = state;
  const hasBeats = settings.detectedBeats.length > 0;
  const { data, error, refetch } = useQuery({
    queryKey: ["sharedbeats", song.id],
    queryFn: () => records.listSharedBeats(song.id),
    enabled: hasBeats,
    meta: { keep: false },
    staleTime: 0,
  });
  if (!hasBeats) return [];

  const takeOver = ({ bandUser, counted, otherRecording }: SharedBeats): MenuItem => {
    const { nickname } = bandUser;
    return {
      key: `take:${nickname}`,
      label: `Take over ${nickname}’s: ${tempoWords(counted)}, ${counted.timeSignature}`,
      unavailable: otherRecording
        ? "They are of another recording"
        : isEqual(counted, countedBeats(settings))
          ? "You have the same"
          : undefined,
      onSelect() {
        const theirs = countedAs(settings, counted);
        if (theirs === null) return;
        const before = { ...analysisOf(settings), loopRegion: settings.loopRegion };
        analysis.correct(theirs);
        notify.success({
          title: `You count it as ${nickname} does`,
          action: { label: "Undo", run: () => set(before) },
          until: whileOpen,
        });
      },
    };
  };

  async function share(shared: boolean): Promise<void> {
    try {
      setSharing(await records.share(song.id, "beats", shared));
    } catch (failure) {
      notify.failed(STUDIO_MESSAGES.sharingFailed, failure);
      return;
    }
    notify.success(
      shared ? "The band sees your beats, as you save them" : "Nobody but you sees your beats",
    );
  }

  const isMine = isShared(sharing, "beats");
  const own: MenuItem = {
    key: "share",
    label: isMine ? "Stop sharing my beats" : "Share my beats with the band",
    unavailable: isMine || settings.beatsCorrected ? undefined : "You have put nothing right yet",
    onSelect: () => void share(!isMine),
  };
  return [
    ...(data === undefined && error !== null
      ? [
          {
            key: "failed",
            label: STUDIO_MESSAGES.sharedBeatsFailed,
            items: [{ key: "retry", label: "Try again", onSelect: () => void refetch() }],
          },
        ]
      : []),
    { key: "band", label: "Band", items: [...(data ?? []).map(takeOver), own] },
  ];
}

/** What is offered goes with the studio that it is of. */
function useWhileOpen(): (over: () => void) => () => void {
  const offers = useRef(new Set<() => void>());
  useEffect(() => {
    const { current } = offers;
    return () => {
      for (const over of current) over();
    };
  }, []);
  return (over) => {
    offers.current.add(over);
    return () => offers.current.delete(over);
  };
}
