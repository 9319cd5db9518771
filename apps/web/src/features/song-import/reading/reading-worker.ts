/** Reads the files beside the screen's thread, so that 50,000 lines and large ZIPs never hold the screen up. */
import { readSongbook } from "@bandstand/domain/song-import/read-songbook";
import { badLines } from "./bad-lines.ts";
import { describeTable, firstMapping } from "./describe-table.ts";
import { type DeskReply, type DeskRequest, summarise } from "./desk-messages.ts";
import { type ImportPlan, planImport } from "./import-plan.ts";
import { type OpenedFiles, openFiles } from "./opened-files.ts";

let opened: OpenedFiles = { table: null, charts: [], skipped: [], besides: [], doubts: [] };
let plan: ImportPlan | null = null;
/** As the plan took it. */
let firstIsHead = false;

const tell = (reply: DeskReply): void => self.postMessage(reply);

self.addEventListener("message", ({ data }: MessageEvent<DeskRequest>) => {
  answer(data).then(tell, (error: unknown) =>
    tell({ type: "failed", message: error instanceof Error ? error.message : String(error) }),
  );
});

async function answer(request: DeskRequest): Promise<DeskReply> {
  switch (request.type) {
    case "open":
      opened = await openFiles(request.files, readSongbook, (share) =>
        tell({ type: "progress", share }),
      );
      return { type: "opened", opened: summary(opened) };
    case "plan": {
      const { choices, library } = request;
      plan = planImport(opened, choices, library);
      ({ firstIsHead } = choices);
      const table = opened.table && describeTable(opened.table, choices.firstIsHead);
      return { type: "planned", plan: summarise(plan, table) };
    }
    case "songs": {
      const { songs, changes } = plan ?? { songs: [], changes: [] };
      return {
        type: "songs",
        toSend: {
          body: {
            songs: songs.map(({ song }) => song),
            changes: changes.map(({ change }) => change),
          },
          places: {
            songs: songs.map(({ place }) => place),
            changes: changes.map(({ place }) => place),
          },
        },
      };
    }
    case "bad":
      return {
        type: "bad",
        text: badLines(opened.table && { ...opened.table, firstIsHead }, plan?.bad ?? []),
      };
    default:
      return request satisfies never;
  }
}

function summary({ table, charts, skipped, besides, doubts }: OpenedFiles) {
  const hasHead = table?.firstIsHead ?? false;
  return {
    table: table && describeTable(table, hasHead),
    firstIsHead: hasHead,
    mappings: {
      head: table ? firstMapping(table, true) : [],
      noHead: table ? firstMapping(table, false) : [],
    },
    charts: charts.length,
    skipped,
    besides,
    doubts,
  };
}
