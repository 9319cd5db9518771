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
import { asFailure } from "../../../platform/http/failures.ts";
import { takeForms } from "../../../platform/http/form-body.ts";
import { ownAddress } from "../../../platform/pages/own-address.ts";
import { openPageShell, type Page } from "../../../platform/pages/page-shell.ts";
import { asIdentity, type BandPage, isAskable, type ReadPage } from "../public-bands.use-cases.ts";
import { readConfirmation } from "./confirmation.ts";
import { isTypedByHand, judge, type Judged, openedAt, readForm } from "./follow-form.ts";
import { confirmPage, followPage, type FollowView, whichBandPage } from "./follow-page.template.ts";
import { FOLLOW, followPath } from "./follower-links.ts";
import { ANYWHERE, chooseNear, nearAskedBy, nearValuesOf } from "./near-choice.ts";
import { listBandsCalled } from "./followers.repository.ts";
import {
  confirmFollowing,
  type FollowingServices,
  openFollower,
  saveOwn,
  stopFollowing,
  subscribe,
} from "./following.use-cases.ts";

interface FollowPageServices extends FollowingServices {
  config: Pick<Config, "publicUrl">;
  readPage: ReadPage;
  /** The folder of the built web application. */
  site?: string;
}

interface Route {
  Params: { band: string; email: string };
  Querystring: { key?: string; band?: string; confirm?: string };
}

const TOO_OLD =
  "This link works no more: it is older than seven days, or it has lost a letter on its way. Enter your address to get a new one.";
const AGAIN = "Please press the button once more.";
const GONE =
  "This link is not known any more: you do not follow, or it has lost a letter on its way. Enter your address to get a new one.";

type NewView = Partial<Pick<FollowView, "values" | "problems" | "said" | "status">>;

/** Of one who follows; without `follower` the form is empty again. */
type OwnView = NewView & Partial<Pick<FollowView, "follower">>;

const EMPTY = { email: "", location: "", events: true, near: ANYWHERE };

export async function serveFollowPages(
  app: FastifyInstance,
  services: FollowPageServices,
): Promise<void> {
  const { database, config, linkKey, now, readPage } = services;
  const shell = await openPageShell(services.site);
  const send = (request: FastifyRequest, reply: FastifyReply, page: Page) =>
    shell(request, reply, { ...page, isPersonal: true });
  const originOf = (request: FastifyRequest) => ownAddress(config.publicUrl, request);
  const show = (
    request: FastifyRequest,
    reply: FastifyReply,
    page: BandPage,
    view: Omit<FollowView, "opened">,
  ) => {
    const opened = openedAt({ key: linkKey, bandId: page.band.id, now: now() });
    return send(request, reply, followPage(page, { ...view, opened }, originOf(request)));
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
    const { values: near, ...chosen } = await chooseNear(nearAskedBy(form), {
      kept: null,
      timeZone,
    });
    const values = { email, location, events: events !== undefined, near };
    const { given, problems } = withTown(judge(form), chosen);
    if (!given) return { values, problems };
    const thanks = { said: FOLLOW_MESSAGES.thanks };
    if (form.website !== "") return thanks;
    const opened = { key: linkKey, bandId: page.band.id, now: now() };
    if (!isTypedByHand(form.opened, opened)) return { values, said: AGAIN };
    const { id: bandId } = page.band;
    return saidWhereItFails(request, values, async () => {
      await subscribe(services, {
        ...given,
        near: chosen.near,
        bandId,
        source: FOLLOW_SOURCE,
        clientAddress: request.ip,
      });
      return thanks;
    });
  }

  const wishOf = ({ query }: FastifyRequest<Route>, { band }: BandPage) =>
    readConfirmation(query.confirm, { key: linkKey, bandId: band.id, now: now() });

  async function confirm(request: FastifyRequest<Route>, page: BandPage): Promise<NewView> {
    const wish = wishOf(request, page);
    if (!wish) return { said: TOO_OLD };
    const { id: bandId } = page.band;
    return saidWhereItFails(request, EMPTY, async () => {
      await confirmFollowing(services, { bandId, wish, clientAddress: request.ip });
      return { said: FOLLOW_MESSAGES.thanks };
    });
  }

  /** What the holder of a key has pressed. */
  async function change(request: FastifyRequest<Route>, page: BandPage): Promise<OwnView> {
    const follower = await open(request, page);
    if (!follower) return { said: GONE };
    const form = readForm(request.body);
    if (form.action === "stop") {
      await stopFollowing(services, follower);
      return { said: stoppedFollowing(page.band.name) };
    }
    const { email } = follower.TheUser;
    const { timeZone } = page.band;
    const asked = nearAskedBy(form);
    const { values: near, ...chosen } = await chooseNear(asked, { kept: follower, timeZone });
    const { given, problems } = withTown(judge({ ...form, email }), chosen);
    const values = { email, location: form.location, events: form.events !== undefined, near };
    if (!given || form.action !== "save") return { follower, values, problems };
    const saved = await saveOwn(services, follower, { ...given, near: chosen.near });
    return saved ? { follower: saved, values, said: FOLLOW_MESSAGES.saved } : { said: GONE };
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
      if (!page) return unknown(request, reply, request.params.band);
      if (request.query.confirm === undefined) return showNew(request, reply, page, {});
      const wish = wishOf(request, page);
      return wish
        ? send(
            request,
            reply,
            confirmPage(page, { email: wish.email, path: request.url }, originOf(request)),
          )
        : showNew(request, reply, page, { said: TOO_OLD });
    });

    scope.post<Route>(`${FOLLOW}/:band`, async (request, reply) => {
      const page = await pageOf(request);
      if (!page) return unknown(request, reply, request.params.band);
      const isConfirmed = request.query.confirm !== undefined;
      const view = await (isConfirmed ? confirm(request, page) : begin(request, page));
      return showNew(request, reply, page, view);
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
      const { email, location, events } = readForm(request.body);
      const typed = { email, location, events: events !== undefined, near: ANYWHERE };
      const view: OwnView = await saidWhereItFails(request, typed, () => change(request, page));
      return view.follower || view.status !== undefined
        ? show(request, reply, page, { follower: null, values: typed, ...view, path: request.url })
        : showNew(request, reply, page, view);
    });
  });
}

/** @param values what was typed, which stays where it could not be taken */
async function saidWhereItFails<View extends NewView>(
  { id: reference, log }: FastifyRequest,
  values: FollowView["values"],
  act: () => Promise<View>,
): Promise<View | NewView> {
  try {
    return await act();
  } catch (error) {
    const failure = asFailure(error) ?? new Failure("unexpected", { reference });
    const { code, message, status } = failure;
    if (code === "throttled") return { values, said: message };
    if (code === "unexpected") log.error({ err: error }, "unexpected error");
    const problem = { field: null, message: `${FOLLOW_MESSAGES.notSaved}: ${message}` };
    return { values, problems: [problem], status };
  }
}

function settingsOf(follower: Following) {
  const { location, events } = follower;
  return { location: location ?? "", events, near: nearValuesOf(follower) };
}

function withTown(judged: Judged, { problem }: { problem?: string }): Judged {
  if (problem === undefined) return judged;
  return { given: null, problems: [...judged.problems, { field: "town", message: problem }] };
}
