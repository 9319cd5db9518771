/** The words of a song to play from, with what can be done with them. */
import type { Song } from "@bandstand/contracts/songs";
import { isChart } from "@bandstand/domain/chart/read-chart";
import { songFile } from "@bandstand/domain/chart/song-file";
import { IconFileExport, IconPrinter } from "@tabler/icons-react";
import { useChartSettings } from "../../../records/charts/chart-settings-context.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { ChartView } from "../../../records/charts/chart-view.tsx";
import { TabLines } from "../../../records/charts/tab-lines.tsx";
import { saveTextFile } from "../list/save-text-file.ts";
import styles from "./song-chart.module.css";
import { useSongWindows } from "../../../records/songs/song-windows.ts";

export function SongChart({ song }: { song: Song }) {
  const lyrics = song.lyrics ?? "";
  const tab = song.tab ?? "";
  return (
    <>
      {lyrics.trim() !== "" && <ChartPart song={song} part="lyrics" text={lyrics} />}
      {tab.trim() !== "" &&
        (isChart(tab) ? (
          <ChartPart song={song} part="tab" text={tab} />
        ) : (
          <Tab song={song} text={tab} />
        ))}
    </>
  );
}

interface PartProps {
  song: Song;
  text: string;
}

function ChartPart({ song, part, text }: PartProps & { part: "lyrics" | "tab" }) {
  const [settings, change] = useChartSettings(song);
  const windows = useSongWindows();
  const isFirst = part === "lyrics" || (song.lyrics ?? "").trim() === "";
  return (
    <section className={styles.part}>
      <h3>{part === "lyrics" ? "Lyrics" : "Chart"}</h3>
      <ChartView text={text} song={song} settings={settings} onChange={change}>
        <Button
          kind="quiet"
          icon={<IconPrinter aria-hidden />}
          onClick={() => windows.print(song, part)}
        >
          {part === "lyrics" ? "Print lyrics" : "Print tab"}
        </Button>
        {isFirst && (
          <Button
            kind="quiet"
            icon={<IconFileExport aria-hidden />}
            onClick={() => saveTextFile(songFile(song))}
          >
            Export as .cho
          </Button>
        )}
      </ChartView>
    </section>
  );
}

function Tab({ song, text }: PartProps) {
  const windows = useSongWindows();
  return (
    <section className={styles.part}>
      <header className={styles.head}>
        <h3>Tab</h3>
        <Button
          kind="quiet"
          icon={<IconPrinter aria-hidden />}
          onClick={() => windows.print(song, "tab")}
        >
          Print tab
        </Button>
      </header>
      <TabLines lines={text.split(/\r\n|\r|\n/)} />
    </section>
  );
}
