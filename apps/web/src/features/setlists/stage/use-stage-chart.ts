/** The chart of a song as it is played at its place in a set list: in that key, with what this reader has set for it. */
import type { SectionedSong } from "@bandstand/contracts/setlist-songs";
import { getSong } from "@bandstand/contracts/songs";
import type { Chart } from "@bandstand/domain/chart/chart";
import type { ChartShift } from "@bandstand/domain/chart/chart-shift";
import { chartToPlay } from "@bandstand/domain/chart/chart-to-play";
import { formatKey, transposeKey } from "@bandstand/domain/chart/key";
import { moveChart } from "@bandstand/domain/chart/move-chart";
import { keyAt, type PlayedKey } from "@bandstand/domain/played-key";
import { useQuery } from "@tanstack/react-query";
import { useServices } from "../../../lib/services/services-context.ts";
import { useMay } from "../../../lib/services/use-may.ts";
import type { ChartSettings } from "../../../records/charts/chart-settings.ts";
import { usePlacedReading } from "../../../records/charts/chart-reading.ts";
import { useChartReaders } from "../../../records/charts/use-chart-readers.ts";
import { songQuery } from "../../../records/songs/song-query.ts";
import { withTabRemark } from "./tab-remark.ts";
import type { StageSize } from "./use-stage-size.ts";

export type StageChart =
  | { state: "loading" }
  | { state: "noRight" }
  | { state: "failed"; error: Error; retry: () => void }
  | { state: "none" }
  | ShownChart;

interface ShownChart {
  state: "shown";
  /** In the key in which it is played. */
  chart: Chart;
  shift: ChartShift;
  settings: ChartSettings;
  onChange: (change: Partial<ChartSettings>) => void;
  /** As it sounds, and the fret of the shapes that are shown. */
  key: PlayedKey;
}

export function useStageChart(
  { songId, songkey, capo, Song }: SectionedSong,
  setlist: { id: number; bandId: number },
  { size, setSize }: StageSize,
): StageChart {
  const { client } = useServices();
  const mayRead = useMay(getSong);
  const {
    data: song,
    error,
    refetch,
  } = useQuery({
    ...songQuery(client, songId),
    enabled: mayRead,
  });
  const readers = useChartReaders();
  const { settings, change, shiftOf } = usePlacedReading(
    { ...Song, id: songId, bandId: setlist.bandId },
    { setlistId: setlist.id, songkey, capo },
  );
  if (!mayRead) return { state: "noRight" };
  if (song === undefined) {
    if (error === null) return { state: "loading" };
    return { state: "failed", error, retry: () => void refetch() };
  }
  const written = chartToPlay(song, readers);
  if (written === null) return { state: "none" };

  const shift = shiftOf(written, song);
  return {
    state: "shown",
    chart: withTabRemark(moveChart(written, shift.semitones, song.songkey), shift.semitones),
    shift,
    settings: { ...settings, size },
    onChange({ size: sized, ...read }) {
      if (sized !== undefined) setSize(sized);
      if (Object.keys(read).length > 0) change(read);
    },
    key: soundingKey(keyAt({ songkey, capo }, Song), shift, settings.transpose),
  };
}

function soundingKey(said: PlayedKey, { written, sounding, capo }: ChartShift, moved: number) {
  if (written === null) return said;
  const asSaid = moved === 0 ? said.songkey : null;
  return { songkey: asSaid ?? formatKey(transposeKey(written, sounding)), capo };
}
