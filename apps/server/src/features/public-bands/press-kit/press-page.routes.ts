/**
 * `/press/{identity}` for everybody, where the band shows it, and `/press/{identity}/{key}` with its private papers. What a
 * page shows is kept until the band changes it; its files are looked up each time, so that they end with it.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { FileStore } from "../../../platform/files/file-store.ts";
import { serveFile } from "../../../platform/files/serve-file.ts";
import type { PublicAnswers } from "../../../platform/live/public-answers.ts";
import { ownAddress } from "../../../platform/pages/own-address.ts";
import { openPageShell } from "../../../platform/pages/page-shell.ts";
import { asIdentity, type BandPage, type ReadPage } from "../public-bands.use-cases.ts";
import { opensPress, pressPath } from "./press-address.ts";
import { findPressKit, type KeptPressKit } from "./press-kit.repository.ts";
import type { PressKitServices } from "./press-kit.use-cases.ts";
import { noPressPage, pressPage } from "./press-page.template.ts";

interface PressPageServices extends PressKitServices {
  files: FileStore;
  publicAnswers: PublicAnswers;
  readPage: ReadPage;
  publicUrl: string | undefined;
  /** The folder of the built web application. */
  site?: string;
}

interface PressRoute {
  Params: { identity: string; key?: string };
}

interface FileRoute {
  Params: PressRoute["Params"] & { id: string };
}

interface Opened {
  page: BandPage;
  kit: KeptPressKit;
  path: string;
  isPrivate: boolean;
}

export async function servePressPages(
  app: FastifyInstance,
  { database, files, linkKey, publicAnswers, publicUrl, readPage, site }: PressPageServices,
): Promise<void> {
  const send = await openPageShell(site);
  const kits = publicAnswers.keep<KeptPressKit>();

  const readNow = (bandId: number) =>
    database.band({ bandId, readOnly: true, snapshot: true }, findPressKit);

  function keptKit({ band: { id: bandId, timeZone } }: BandPage): Promise<KeptPressKit | null> {
    return kits.get(String(bandId), async () => {
      const value = await readNow(bandId);
      return { value, bandId, timeZone, size: 2 * JSON.stringify(value).length };
    });
  }

  /** Null where it is not shown to everybody, or the key of the address does not open it. */
  async function open(
    { params: { identity, key } }: FastifyRequest<PressRoute>,
    readKit: (page: BandPage) => Promise<KeptPressKit | null>,
  ): Promise<Opened | null> {
    const page = await readPage(asIdentity(identity));
    const kit = page && (await readKit(page));
    if (!kit) return null;
    const path = pressPath(page.band.identity);
    if (key === undefined) return kit.isShown ? { page, kit, path, isPrivate: false } : null;
    if (!opensPress(linkKey, key, { bandId: page.band.id, madeAt: kit.madeAt })) return null;
    return { page, kit, path: `${path}/${key}`, isPrivate: true };
  }

  const showPage = async (request: FastifyRequest<PressRoute>, reply: FastifyReply) => {
    const opened = await open(request, keptKit);
    if (!opened) return send(request, reply, noPressPage());
    const { page, kit, path, isPrivate } = opened;
    const documents = kit.documents.filter((document) => isPrivate || !document.isPrivate);
    const origin = ownAddress(publicUrl, request);
    const shown = { ...page, songs: kit.songs, documents, path, isPrivate, origin };
    return send(request, reply, pressPage(shown));
  };

  const openNow = (request: FastifyRequest<FileRoute>) =>
    open(request, ({ band }) => readNow(band.id));

  const playSong = async (request: FastifyRequest<FileRoute>, reply: FastifyReply) => {
    const opened = await openNow(request);
    const song = opened?.kit.songs.find(({ id }) => String(id) === request.params.id);
    const key = song?.rendition ?? song?.filename ?? "";
    const served = await serveFile(request, reply, { store: files, key, caching: "private" });
    return served ? reply : send(request, reply, noPressPage());
  };

  const showDocument = async (request: FastifyRequest<FileRoute>, reply: FastifyReply) => {
    const opened = await openNow(request);
    const document = opened?.kit.documents.find(({ id }) => String(id) === request.params.id);
    const isOpen = document !== undefined && (opened?.isPrivate === true || !document.isPrivate);
    const served = await serveFile(request, reply, {
      store: files,
      key: isOpen ? (document.filename ?? "") : "",
      caching: "private",
      ...(document && { shownName: document.originalName ?? document.title }),
    });
    return served ? reply : send(request, reply, noPressPage());
  };

  for (const path of ["/press/:identity", "/press/:identity/:key"]) {
    app.get<PressRoute>(path, showPage);
    app.get<FileRoute>(`${path}/song/:id`, playSong);
    app.get<FileRoute>(`${path}/document/:id`, showDocument);
  }
}
