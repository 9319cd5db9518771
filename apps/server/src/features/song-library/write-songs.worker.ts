/** Runs in a worker thread: writes songs, as ChordPro files or as rows of a table. */
import { songFile } from "@bandstand/domain/chart/song-file";
import { writeCsvRecord } from "@bandstand/domain/csv/write-csv";
import { songRecord } from "@bandstand/domain/song-export/song-table";
import { answerOrders } from "../../platform/workers/answer-orders.ts";
import { writeSongsTask } from "./write-songs.task.ts";

const encoder = new TextEncoder();

answerOrders(writeSongsTask, (order) => {
  const texts =
    "charts" in order
      ? order.charts.map((song) => songFile(song).text)
      : order.rows.map((song) => writeCsvRecord(songRecord(song)));
  return texts.map((text) => encoder.encode(text));
});
