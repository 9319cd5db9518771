/** What a song is read for: its chart first, then its words, its tab, what is noted of it, and all that is known. */
import type { Song } from "@bandstand/contracts/songs";
import { isChart } from "@bandstand/domain/chart/read-chart";
import { songWords } from "@bandstand/domain/chart/song-words";
import {
  IconFiles,
  IconGuitarPick,
  IconInfoCircle,
  IconMicrophone2,
  IconMusic,
  IconNote,
} from "@tabler/icons-react";
import type { SongPlace } from "../../../records/setlists/song-place.ts";
import type { Tab } from "../../../ui/tabs/tabs.tsx";
import { lazy, Suspense } from "react";
import { PanelSkeleton } from "../../../ui/states/skeletons.tsx";
import { SongTab } from "./song-chart.tsx";
import { SongLyrics } from "./song-lyrics.tsx";
import { SongNotes } from "./song-notes.tsx";

// With its calls and its rows once somebody looks at them.
const AttachedDocuments = lazy(async () => ({
  default: (await import("../../../records/documents/attached-documents.tsx")).AttachedDocuments,
}));
const SongInfo = lazy(async () => ({ default: (await import("./song-info.tsx")).SongInfo }));

const isSaid = (text: string | null): text is string => text !== null && text.trim() !== "";

/** @param place where it stands in the set list that it was opened from */
export function songTabs(song: Song, place: SongPlace | null): readonly [Tab, ...Tab[]] {
  const { tab, notes, todo, coverImageURL } = song;
  const hasChart = isSaid(tab) && isChart(tab);
  const all: (Tab | false)[] = [
    hasChart && {
      key: "chart",
      label: "Chart",
      icon: <IconMusic aria-hidden />,
      panel: <SongTab song={song} place={place} />,
    },
    songWords(song).text !== null && {
      key: "lyrics",
      label: "Lyrics",
      icon: <IconMicrophone2 aria-hidden />,
      panel: <SongLyrics song={song} place={place} />,
    },
    isSaid(tab) &&
      !hasChart && {
        key: "tab",
        label: "Tab",
        icon: <IconGuitarPick aria-hidden />,
        panel: <SongTab song={song} place={place} />,
      },
    [notes, todo, coverImageURL].some(isSaid) && {
      key: "notes",
      label: "Notes",
      icon: <IconNote aria-hidden />,
      panel: <SongNotes song={song} />,
    },
  ];
  const papers: Tab = {
    key: "documents",
    label: "Documents",
    icon: <IconFiles aria-hidden />,
    panel: (
      <Suspense fallback={<PanelSkeleton />}>
        <AttachedDocuments place={{ relation: "song", id: song.id }} />
      </Suspense>
    ),
  };
  const info: Tab = {
    key: "info",
    label: "Info",
    icon: <IconInfoCircle aria-hidden />,
    panel: (
      <Suspense fallback={<PanelSkeleton />}>
        <SongInfo song={song} />
      </Suspense>
    ),
  };
  const [first, ...others] = all.filter((each) => each !== false);
  return first ? [first, ...others, papers, info] : [info, papers];
}
