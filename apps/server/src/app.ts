/** Puts the features on the HTTP server. Everything they need comes in as an argument. */
import { GIGS_NOT_READ } from "@bandstand/domain/following";
import type { FastifyInstance } from "fastify";
import { authenticator } from "./features/sign-in/authenticator.ts";
import { serveAnswerPage } from "./features/availability/answer-page.routes.ts";
import { serveDeputyPage } from "./features/availability/deputies/deputy-page.routes.ts";
import { serveGuestPages } from "./features/availability/deputies/guest/guest-page.routes.ts";
import { newsList } from "./features/bands/news-list.ts";
import { serveEventFeeds } from "./features/events/event-feeds.routes.ts";
import { gigList } from "./features/events/publish/follower-list.ts";
import { serveProposals } from "./features/events/publish/proposal-page.routes.ts";
import { servePressPages } from "./features/public-bands/press-kit/press-page.routes.ts";
import { serveBandPages } from "./features/public-bands/band-page.routes.ts";
import { serveEmbedPages } from "./features/public-bands/embed/embed-page.routes.ts";
import { serveFollowPages } from "./features/public-bands/following/follow-page.routes.ts";
import { followerList } from "./features/public-bands/following/following.use-cases.ts";
import { pageReader } from "./features/public-bands/public-bands.use-cases.ts";
import { serveUploads } from "./features/uploads/uploads.routes.ts";
import { FEATURES } from "./features.ts";
import { serveApiPage } from "./platform/http/api-page.ts";
import { openApiDocument } from "./platform/http/openapi.ts";
import { createServer } from "./platform/http/server.ts";
import { serveSite } from "./platform/http/site.ts";
import { createLive } from "./platform/live/live.ts";
import { createPublicAnswers } from "./platform/live/public-answers.ts";
import { serveUnsubscribe } from "./platform/mail/unsubscribe.routes.ts";
import { answerFailuresAsPages } from "./platform/pages/page-failures.ts";
import { openPageShell } from "./platform/pages/page-shell.ts";
import type { Services } from "./services.ts";

export async function buildApp(services: Services): Promise<FastifyInstance> {
  const { config, log } = services;
  const app = await createServer({
    log,
    trustProxy: config.trustProxy,
    isHttps: config.publicUrl?.startsWith("https:") ?? false,
    maxUpload: services.maxRecording,
    ...(services.pace && { pace: services.pace }),
  });
  const authenticate = authenticator(services);
  const live = createLive({ ...services, ...services.liveTimes });
  app.addHook("preClose", () => live.close());
  const publicAnswers = createPublicAnswers({ now: services.now, hear: live.hearPublic });
  app.decorate("publicAnswers", publicAnswers);
  const publicServices = { ...services, publicAnswers };
  const featureServices = { ...publicServices, authenticate, live, closing: closingOf(app) };
  for (const feature of Object.values(FEATURES)) feature.mountOn(app, featureServices);
  serveUploads(app, authenticate, services);
  const { version } = services;
  await serveApiPage(app, () => openApiDocument(FEATURES, { version, server: "/api" }));
  const readPage = pageReader(publicServices);
  serveEventFeeds(app, publicServices);
  const send = await openPageShell(services.site);
  const pageServices = { ...publicServices, readPage, publicUrl: config.publicUrl };
  await app.register(async (pages) => {
    answerFailuresAsPages(pages, { send, title: GIGS_NOT_READ });
    await serveBandPages(pages, pageServices);
    await serveEmbedPages(pages, pageServices);
    await serveFollowPages(pages, { ...services, readPage });
  });
  await app.register(async (pages) => {
    answerFailuresAsPages(pages, { send, title: null });
    await servePressPages(pages, pageServices);
    await serveAnswerPage(pages, services);
    await serveDeputyPage(pages, services);
    await serveGuestPages(pages, services);
    await serveUnsubscribe(pages, services, [
      newsList(services),
      gigList(services),
      followerList(services),
    ]);
    await serveProposals(pages, services);
  });
  if (services.site) await serveSite(app, services.site, config);
  return app;
}

/** Aborted when the server begins to close, for requests that wait for something. */
function closingOf(app: FastifyInstance): AbortSignal {
  const closing = new AbortController();
  app.addHook("preClose", async () => closing.abort());
  return closing.signal;
}
