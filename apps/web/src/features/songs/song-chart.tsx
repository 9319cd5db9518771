/** The words of a song to play from, with what can be done with them. */
import type { Song } from "@bandstand/contracts/songs";
import { songFile } from "@bandstand/domain/chart/song-file";
import { IconFileExport, IconPrinter } from "@tabler/icons-react";
import { useChartSettings } from "../../lib/charts/chart-settings-context.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { ChartView } from "../../ui/chart/chart-view.tsx";
import { TabLines } from "../../ui/chart/tab-lines.tsx";
import { saveTextFile } from "./save-text-file.ts";
import styles from "./song-chart.module.css";
import { useSongWindows } from "./use-song-windows.ts";

export function SongChart({ song }: { song: Song }) {
  const lyrics = song.lyrics ?? "";
  const tab = song.tab ?? "";
  return (
    <>
      {lyrics.trim() !== "" && <Lyrics song={song} text={lyrics} />}
      {tab.trim() !== "" && <Tab song={song} text={tab} />}
    </>
  );
}

interface PartProps {
  song: Song;
  text: string;
}

function Lyrics({ song, text }: PartProps) {
  const [settings, change] = useChartSettings(song);
  const windows = useSongWindows();
  return (
    <section className={styles.part}>
      <h3>Lyrics</h3>
      <ChartView text={text} songkey={song.songkey} settings={settings} onChange={change}>
        <Button
          kind="quiet"
          icon={<IconPrinter aria-hidden />}
          onClick={() => windows.print(song, "lyrics")}
        >
          Print lyrics
        </Button>
        <Button
          kind="quiet"
          icon={<IconFileExport aria-hidden />}
          onClick={() => saveTextFile(songFile(song))}
        >
          Export as .cho
        </Button>
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
