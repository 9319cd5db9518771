/** The words of a song to play from, with what can be done with them. */
import type { Song } from "@bandstand/contracts/songs";
import { isChart } from "@bandstand/domain/chart/read-chart";
import { IconDots, IconFileExport, IconPrinter } from "@tabler/icons-react";
import {
  type ChartReading,
  useOwnReading,
  usePlacedReading,
} from "../../../records/charts/chart-reading.ts";
import { ChartView } from "../../../records/charts/chart-view.tsx";
import { TabLines } from "../../../records/charts/tab-lines.tsx";
import type { SongPlace } from "../../../records/setlists/song-place.ts";
import { useSongWindows } from "../../../records/songs/song-windows.ts";
import { MenuButton } from "../../../ui/menu/menu-button.tsx";
import type { MenuGroup } from "../../../ui/menu/menu-item.ts";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import { saveTextFile } from "../list/save-text-file.ts";
import styles from "./song-chart.module.css";

type Part = "lyrics" | "tab";

interface SongProps {
  song: Song;
  /** Of the set list that it was opened from; null for the song by itself. */
  place: SongPlace | null;
}

/** A chart of chords, or the lines of a fretted instrument. */
export function SongTab({ song, place }: SongProps) {
  const text = song.tab ?? "";
  const menu = useChartMenu(song, place, "tab");
  if (isChart(text)) return <ChartPart song={song} place={place} part="tab" text={text} />;
  return (
    <section className={styles.part} aria-label="Tab">
      <div className={styles.tools}>
        <MenuButton label="More for this tab" groups={() => menu}>
          <IconDots aria-hidden />
        </MenuButton>
      </div>
      <TabLines lines={text.split(/\r\n|\r|\n/)} />
    </section>
  );
}

interface ChartPartProps extends SongProps {
  part: Part;
  text: string;
}

export function ChartPart({ place, ...shown }: ChartPartProps) {
  return place ? <PlacedChart {...shown} place={place} /> : <OwnChart {...shown} place={null} />;
}

function OwnChart(props: ChartPartProps) {
  return <ReadChart {...props} reading={useOwnReading(props.song)} />;
}

function PlacedChart(props: ChartPartProps & { place: SongPlace }) {
  return <ReadChart {...props} reading={usePlacedReading(props.song, props.place)} />;
}

function ReadChart({
  song,
  place,
  part,
  text,
  reading,
}: ChartPartProps & { reading: ChartReading }) {
  const menu = useChartMenu(song, place, part);
  return (
    <section className={styles.part} aria-label={part === "lyrics" ? "Lyrics" : "Chart"}>
      <ChartView text={text} song={song} reading={reading} menu={menu} />
    </section>
  );
}

function useChartMenu(song: Song, place: SongPlace | null, part: Part): readonly MenuGroup[] {
  const windows = useSongWindows();
  const notify = useNotify();
  return [
    {
      key: "chart",
      items: [
        {
          key: "print",
          label: part === "lyrics" ? "Print lyrics" : "Print chart",
          icon: <IconPrinter />,
          onSelect: () => windows.print(song, part, place?.setlistId),
        },
        {
          key: "export",
          label: "Export as .cho",
          icon: <IconFileExport />,
          onSelect: () =>
            void exportSong(song).catch((error: unknown) =>
              notify.failed("Failed to export song.", error),
            ),
        },
      ],
    },
  ];
}

/** What writes the file comes with the first one. */
async function exportSong(song: Song): Promise<void> {
  const { songFile } = await import("@bandstand/domain/chart/song-file");
  saveTextFile(songFile(song));
}
