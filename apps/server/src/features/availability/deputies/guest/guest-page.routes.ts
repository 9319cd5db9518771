/**
 * What a deputy who has accepted sees of the gig without signing in: what its gig sheet says, its set list, and the charts
 * and recordings of the songs in that. Everything is looked up anew, so that it ends with the place and with the gig.
 */
import { chartReaders } from "@bandstand/domain/chart/chart-readers";
import { isOpenToGuests } from "@bandstand/domain/deputies";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { BandTransaction } from "../../../../platform/database/transactions.ts";
import { signedUploadPath } from "../../../../platform/files/signed-links.ts";
import { openPageShell, type Page } from "../../../../platform/pages/page-shell.ts";
import type { DeputyAtGig } from "../asked-deputy.repository.ts";
import { GUEST } from "../deputy-links.ts";
import { endedPage } from "../deputy-page.template.ts";
import {
  type DeputyPageServices,
  type DeputyRoute,
  openDeputyLink,
  type OpenedLink,
} from "../open-deputy-link.ts";
import { guestAddresses } from "./guest-address.ts";
import { guestGigPage } from "./guest-gig.template.ts";
import { findGuestGig } from "./guest-gig.repository.ts";
import { guestChartsPage, guestSongPage } from "./guest-song.template.ts";
import { findGuestRecording, listGuestSongs, listGuestTitles } from "./guest-songs.repository.ts";

interface SongRoute extends DeputyRoute {
  Params: DeputyRoute["Params"] & { songId: string };
}

export async function serveGuestPages(
  app: FastifyInstance,
  services: DeputyPageServices,
): Promise<void> {
  const { database, linkKey, now } = services;
  const send = await openPageShell(services.site);
  const answer = (request: FastifyRequest, reply: FastifyReply, page: Page) =>
    send(request, reply, { ...page, isPersonal: true });

  async function open(request: FastifyRequest<DeputyRoute>): Promise<OpenedLink | null> {
    const opened = await openDeputyLink(services, request, "guest");
    if (opened?.gig.outcome !== "accepted") return null;
    return isOpenToGuests(opened.gig, opened.gig.today) ? opened : null;
  }

  /** As the guest, in the band of the link alone. */
  function read<T>({ link, gig }: OpenedLink, work: (tx: BandTransaction) => Promise<T>) {
    const { bandId } = link.place;
    const scope = { bandId, bandUserId: gig.bandUserId, readOnly: true, snapshot: true };
    return database.band(scope, work);
  }

  app.get<DeputyRoute>(`${GUEST}/:place`, async (request, reply) => {
    const opened = await open(request);
    const sheet = opened && (await read(opened, (tx) => findGuestGig(tx, opened.gig)));
    if (!opened || !sheet) return answer(request, reply, endedPage());
    const addresses = opensCharts(opened.gig) ? guestAddresses(opened.link) : null;
    return answer(request, reply, guestGigPage(opened.gig, sheet, addresses));
  });

  app.get<DeputyRoute>(`${GUEST}/:place/charts`, async (request, reply) => {
    const opened = await open(request);
    if (!opened || !opensCharts(opened.gig)) return answer(request, reply, endedPage());
    const songs = await read(opened, (tx) => listGuestSongs(tx, opened.gig.eventId, null));
    return answer(request, reply, await guestChartsPage(songs, around(opened)));
  });

  app.get<SongRoute>(`${GUEST}/:place/song/:songId`, async (request, reply) => {
    const opened = await open(request);
    const songId = idOf(request.params.songId);
    if (!opened || songId === null || !opensCharts(opened.gig))
      return answer(request, reply, endedPage());
    const { eventId } = opened.gig;
    const { song, titles } = await read(opened, async (tx) => ({
      song: (await listGuestSongs(tx, eventId, songId))[0],
      titles: await listGuestTitles(tx, eventId),
    }));
    const page = song ? guestSongPage(song, titles, around(opened)) : endedPage();
    return answer(request, reply, page);
  });

  /** A link that holds for an hour or two at most: the page asks for a new one each time that it plays. */
  const recording =
    (isOriginal: boolean) => async (request: FastifyRequest<SongRoute>, reply: FastifyReply) => {
      const opened = await open(request);
      const songId = idOf(request.params.songId);
      if (!opened || songId === null || !opensCharts(opened.gig))
        return answer(request, reply, endedPage());
      const { eventId } = opened.gig;
      const found = await read(opened, (tx) => findGuestRecording(tx, eventId, songId));
      if (!found) return answer(request, reply, endedPage());
      const filename = isOriginal ? found.filename : (found.rendition ?? found.filename);
      return reply
        .header("cache-control", "no-store")
        .redirect(signedUploadPath(linkKey, filename, now()), 302);
    };
  app.get<SongRoute>(`${GUEST}/:place/recording/:songId`, recording(false));
  app.get<SongRoute>(`${GUEST}/:place/original/:songId`, recording(true));
}

/** Who may read songs but no set lists could hand out no list of them. */
function opensCharts({ opensSetlist, opensSongs }: DeputyAtGig): boolean {
  return opensSetlist && opensSongs;
}

function around({ gig, link }: OpenedLink) {
  const { nickname, instrument, missing, missingInstrument } = gig;
  const own = chartReaders({ nickname, instrument });
  const theirs =
    missing === null ? [] : chartReaders({ nickname: missing, instrument: missingInstrument });
  return { gig, addresses: guestAddresses(link), readers: [...new Set([...own, ...theirs])] };
}

function idOf(text: string): number | null {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
