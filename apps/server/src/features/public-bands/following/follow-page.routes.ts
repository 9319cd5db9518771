/**
 * `/follow`, `/follow/{band}` and `/follow/{band}/{email}?key=…`. To look changes nothing, since programs that guard a mailbox
 * follow links: the page's buttons post.
 */
import {
  FOLLOW_MESSAGES,
  FOLLOW_SOURCE,
  followerEmail,
  stoppedFollowing,
} from "@bandstand/domain/following";
import type { Following } from "@bandstand/contracts/following";
import { Failure } from "@bandstand/contracts/failure";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../../../config.ts";
import { takeForms } from "../../../platform/http/form-body.ts";
import { ownAddress } from "../../../platform/pages/own-address.ts";
import { openPageShell, type Page } from "../../../platform/pages/page-shell.ts";
import { asIdentity, type BandPage, isAskable, type ReadPage } from "../public-bands.use-cases.ts";
import { isTypedByHand, judge, type Judged, openedAt, readForm } from "./follow-form.ts";
import { followPage, type FollowView, whichBandPage } from "./follow-page.template.ts";
import { FOLLOW, followPath } from "./follower-links.ts";
import { ANYWHERE, chooseNear, nearValuesOf } from "./near-choice.ts";
import { listBandsCalled } from "./followers.repository.ts";
import {
  type FollowingServices,
  openFollower,
  saveOwn,
  stopFollowing,
  subscribe,
} from "./following.use-cases.ts";

interface FollowPageServices extends FollowingServices {
  config: Pick<Config, "publicUrl">;
  now: () => Date;
  readPage: ReadPage;
  /** The folder of the built web application. */
  site?: string;
}

interface Route {
  Params: { band: string; email: string };
  Querystring: { key?: string; band?: string };
}

const AGAIN = "Please press the button once more.";
const GONE =
  "This link is not known any more: you do not follow, or it has lost a letter on its way. Enter your address to get a new one.";

type NewView = Partial<Pick<FollowView, "values" | "problems" | "said">>;

const EMPTY = { email: "", location: "", events: true, near: ANYWHERE };

export async function serveFollowPages(
  app: FastifyInstance,
  services: FollowPageServices,
): Promise<void> {
  const { database, config, linkKey, now, readPage } = services;
  const shell = await openPageShell(services.site);
  const send = (request: FastifyRequest, reply: FastifyReply, page: Page) =>
    shell(request, reply, { ...page, isPersonal: true });
  const show = (
    request: FastifyRequest,
    reply: FastifyReply,
    page: BandPage,
    view: Omit<FollowView, "opened">,
  ) => {
    const opened = openedAt({ key: linkKey, bandId: page.band.id, now: now() });
    const origin = ownAddress(config.publicUrl, request);
    return send(request, reply, followPage(page, { ...view, opened }, origin));
  };
  const showNew = (
    request: FastifyRequest,
    reply: FastifyReply,
    page: BandPage,
    { values = EMPTY, ...view }: NewView,
  ) =>
    show(request, reply, page, {
      ...view,
      values,
      follower: null,
      path: followPath(page.band.identity),
    });
  const pageOf = ({ params }: FastifyRequest<Route>) => readPage(asIdentity(params.band));
  const unknown = (request: FastifyRequest, reply: FastifyReply, typed: string) =>
    send(
      request,
      reply,
      whichBandPage({ typed, problem: FOLLOW_MESSAGES.bandUnknown, found: [] }, 404),
    );

  /** The follower whose key the address has; null for all else. */
  async function open(request: FastifyRequest<Route>, { band }: BandPage) {
    const { key } = request.query;
    const email = followerEmail(request.params.email);
    if (!email.isWellFormed() || email.includes("\0")) return null;
    return openFollower(services, { bandId: band.id, email, key, clientAddress: request.ip });
  }

  async function begin(request: FastifyRequest<Route>, page: BandPage): Promise<NewView> {
    const form = readForm(request.body);
    const { email, location, events } = form;
    const { timeZone } = page.band;
    const { values: near, ...chosen } = await chooseNear(form, { kept: null, timeZone });
    const values = { email, location, events: events !== undefined, near };
    const { given, problems } = withTown(judge(form), chosen);
    if (!given) return { values, problems };
    const thanks = { said: FOLLOW_MESSAGES.thanks };
    if (form.website !== "") return thanks;
    const opened = { key: linkKey, bandId: page.band.id, now: now() };
    if (!isTypedByHand(form.opened, opened)) return { values, said: AGAIN };
    try {
      const { id: bandId } = page.band;
      await subscribe(services, {
        ...given,
        near: chosen.near,
        bandId,
        source: FOLLOW_SOURCE,
        clientAddress: request.ip,
      });
      return thanks;
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== "throttled") throw error;
      return { values, said: error.message };
    }
  }

  await app.register(async (scope) => {
    takeForms(scope);

    scope.get("/navfollow", (_request, reply) => reply.redirect(FOLLOW));

    scope.get<Route>(FOLLOW, async (request, reply) => {
      const typed = request.query.band;
      if (typeof typed !== "string")
        return send(request, reply, whichBandPage({ typed: "", problem: null, found: [] }, 200));
      const name = typed.trim();
      if (name === "") {
        const asked = { typed, problem: FOLLOW_MESSAGES.bandRequired, found: [] };
        return send(request, reply, whichBandPage(asked, 200));
      }
      const found = isAskable(name) ? await database.public((tx) => listBandsCalled(tx, name)) : [];
      const [first, second] = found;
      if (!first) return unknown(request, reply, typed);
      if (second) return send(request, reply, whichBandPage({ typed, problem: null, found }, 200));
      return reply.redirect(followPath(first.identity), 303);
    });

    scope.get<Route>(`${FOLLOW}/:band`, async (request, reply) => {
      const page = await pageOf(request);
      return page
        ? showNew(request, reply, page, {})
        : unknown(request, reply, request.params.band);
    });

    scope.post<Route>(`${FOLLOW}/:band`, async (request, reply) => {
      const page = await pageOf(request);
      if (!page) return unknown(request, reply, request.params.band);
      return showNew(request, reply, page, await begin(request, page));
    });

    scope.get<Route>(`${FOLLOW}/:band/:email`, async (request, reply) => {
      const page = await pageOf(request);
      if (!page) return unknown(request, reply, request.params.band);
      const follower = await open(request, page);
      const { email } = request.params;
      if (!follower) return showNew(request, reply, page, { values: { ...EMPTY, email } });
      const values = { email: follower.TheUser.email, ...settingsOf(follower) };
      const said = FOLLOW_MESSAGES.found;
      return show(request, reply, page, { follower, path: request.url, values, said });
    });

    scope.post<Route>(`${FOLLOW}/:band/:email`, async (request, reply) => {
      const page = await pageOf(request);
      if (!page) return unknown(request, reply, request.params.band);
      const follower = await open(request, page);
      if (!follower) return showNew(request, reply, page, { said: GONE });
      const form = readForm(request.body);
      if (form.action === "stop") {
        await stopFollowing(services, follower);
        return showNew(request, reply, page, { said: stoppedFollowing(page.band.name) });
      }
      const { email } = follower.TheUser;
      const { timeZone } = page.band;
      const { values: near, ...chosen } = await chooseNear(form, { kept: follower, timeZone });
      const { given, problems } = withTown(judge({ ...form, email }), chosen);
      const values = { email, location: form.location, events: form.events !== undefined, near };
      const path = request.url;
      if (!given || form.action !== "save")
        return show(request, reply, page, { follower, path, values, problems });
      const saved = await saveOwn(services, follower, { ...given, near: chosen.near });
      return saved
        ? show(request, reply, page, { follower: saved, path, values, said: FOLLOW_MESSAGES.saved })
        : showNew(request, reply, page, { said: GONE });
    });
  });
}

function settingsOf(follower: Following) {
  const { location, events } = follower;
  return { location: location ?? "", events, near: nearValuesOf(follower) };
}

function withTown(judged: Judged, { problem }: { problem?: string }): Judged {
  if (problem === undefined) return judged;
  return { given: null, problems: [...judged.problems, { field: "town", message: problem }] };
}
