import { access, constants, readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { delimiter, join } from "node:path";
import { downloadVideo, getVideoInfo, validateVideo } from "@bandstand/contracts/videos";
import { afterAll, describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { newSong } from "../../../test/recordings.ts";
import { readConfig } from "../../config.ts";
import { inFolder, runProgram } from "./program.ts";

/** Where this machine has the real program; null for one without. */
async function installed(): Promise<string | null> {
  // oxlint-disable-next-line node/no-process-env -- whether this machine has one is what is asked
  for (const folder of (process.env["PATH"] ?? "").split(delimiter)) {
    const program = join(folder, "yt-dlp");
    const isThere = await access(program, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return program;
  }
  return null;
}

const program = await installed();
const mp3 = await readFile(new URL("../../platform/media/fixtures/tone.mp3", import.meta.url));

const site = createServer((request, response) => {
  if (request.url === "/Tin%20Roof%20Rain.mp3") {
    response.writeHead(200, { "content-type": "audio/mpeg", "content-length": mp3.length });
    response.end(request.method === "HEAD" ? undefined : mp3);
  } else response.writeHead(404).end();
});
await new Promise<void>((resolve) => void site.listen(0, "127.0.0.1", resolve));
afterAll(() => site.close());
const bound = site.address();
const host = `http://127.0.0.1:${typeof bound === "object" && bound ? bound.port : 0}`;

// oxlint-disable-next-line node/no-process-env -- the program is a script that needs its interpreter
const PATH = process.env["PATH"];
const api = await testApi({
  config: readConfig({ PATH, YT_DLP: program ?? "/nowhere", YT_DLP_ANY_SITE: "1" }),
});
const { token } = await api.newBand();

describe.skipIf(program === null)("the real program, where the operator opens any site", () => {
  it("fetches a file from this machine, which becomes the song's recording", async () => {
    const song = await newSong(api, token);
    const { answer } = await api.call(
      downloadVideo,
      { params: { songId: String(song.id) }, body: { url: `${host}/Tin%20Roof%20Rain.mp3` } },
      token,
    );
    expect(answer).toMatchObject({ success: true, error: null });
    const saved = await api.fetch(`/api/songdownload/${song.id}`, { token });
    expect(saved.headers.get("content-disposition")).toContain("Tin Roof Rain.mp3");
    expect(Buffer.from(await saved.arrayBuffer())).toEqual(mp3);
  });

  it("tells of it, and says what is wrong with one that is not there", async () => {
    const query = { url: `${host}/Tin%20Roof%20Rain.mp3` };
    expect((await api.call(validateVideo, { query }, token)).answer.valid).toBe(true);
    expect((await api.call(getVideoInfo, { query }, token)).answer).toMatchObject({
      title: "Tin Roof Rain",
      thumbnail: null,
    });
    const missing = await api.call(getVideoInfo, { query: { url: `${host}/none.mp3` } }, token);
    expect(missing.status).toBe(422);
    expect(missing.failure.message).toMatch(/HTTP Error 404/);
  });
});

describe.skipIf(program === null)("the real program, as it comes", () => {
  it("opens no address beyond the site's, even where one is asked of it", async () => {
    const settings = { program: program ?? "", searchPath: PATH ?? "" };
    const opened = inFolder((folder) =>
      runProgram(settings, {
        options: ["--ignore-config", "--use-extractors", "youtube,youtube:search", "--simulate"],
        subject: `${host}/Tin%20Roof%20Rain.mp3`,
        folder,
        signal: AbortSignal.timeout(30_000),
        onLine: () => undefined,
      }),
    );
    await expect(opened).rejects.toThrow("No suitable extractor");
  });
});
