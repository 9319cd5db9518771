/** The demo band, which has records of every kind once something is proposed and published, with a second of sound for each of its songs. */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { signIn } from "@bandstand/contracts/sign-in";
import type { TestApi } from "../../../test/api.ts";
import { wavFile } from "../../../test/sounds.ts";
import { SCORES } from "../../demo/content/scores/all.ts";
import { DEMO_SIGN_INS, type DemoServices, loadDemo } from "../../demo/load-demo.ts";

const render: DemoServices["render"] = async ({ folder }) => {
  await mkdir(folder, { recursive: true });
  const paths = new Map(SCORES.map(({ title }) => [title, join(folder, `${title}.wav`)]));
  for (const path of paths.values()) await writeFile(path, wavFile({ seconds: 1, rate: 8_000 }));
  return paths;
};

export async function demoBand(api: Pick<TestApi, "asSuperuser" | "services" | "call">) {
  const parent = await mkdtemp(join(tmpdir(), "bandstand-demo-"));
  const { database, files, passwords, log, now } = api.services;
  const hear: DemoServices["hear"] = () => Promise.resolve(new Map());
  const folder = join(parent, "demo");
  await loadDemo({ database, files, passwords, log, now, render, hear, folder });
  await rm(parent, { recursive: true, force: true });
  const [first] = DEMO_SIGN_INS;
  if (!first) throw new Error("The demo band has no members.");
  const { email, password } = first;
  const { answer } = await api.call(signIn, { body: { email, password } });
  await api.asSuperuser(
    `with gig as (select band_id, id from bandstand.events where band_id = $1 limit 1),
     answer as (
       insert into bandstand.promoter_answers (band_id, event_id, answer, words)
       select band_id, id, 'accept', 'Load in by the yard.' from gig
     )
     insert into bandstand.event_publications (band_id, event_id, band_user_id, status, options)
     select band_id, id, $2, 'C', '{"B": true}' from gig`,
    [answer.bandUser.bandId, answer.bandUser.id],
  );
  return { ...answer, bandId: answer.bandUser.bandId, email };
}
