import type { BandUser } from "@bandstand/contracts/band-user";
import { type MemberRow, saveMemberPositions } from "@bandstand/contracts/members";
import { type ActorOfTest, actorWith } from "@bandstand/domain/actor.fixture";
import { MEMBERS } from "@bandstand/domain/callers.fixture";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/flow.ts";
import { keepSession } from "../support/kept-session.ts";
import { newcomer, PASSWORD, type RegisteredMember, signInAs } from "../support/member.ts";
import { linkIn, mailTo } from "../support/outbox.ts";
import {
  allAddresses,
  allCalls,
  isOpenTo,
  type Place,
  type Rule,
  railPlaces,
} from "../support/places.ts";
import { OFFERS } from "../support/offers.ts";

/** Whoever registers the band, and five whom they invite: of each kind that the rules of access tell apart, one. */
const BAND = [
  { name: "Ada", kind: "super administrator" },
  { name: "Ben", kind: "administrator" },
  { name: "Cy", kind: "writes all, edit off" },
  { name: "Di", kind: "BU:W" },
  { name: "Ed", kind: "SO:R" },
  { name: "Flo", kind: "bookings" },
] as const;

/** The role of a helper: whoever makes up the band is told fees by that alone. */
const HELPER = 3;

interface Tried {
  name: string;
  kind: string;
  page: Page;
  token: string;
}

type Administrator = Pick<Tried, "page" | "token">;

const as = ({ token }: Administrator) => ({ authorization: `Bearer ${token}` });

test(
  "what each of six may not do is not on their screens, and refused by the server",
  { tag: "@laptop" },
  async ({ page, browser, baseURL, administrator }) => {
    test.slow();
    const ada = { page, token: administrator.session.token };
    const six: Tried[] = [{ ...ada, name: "Ada", kind: BAND[0].kind }];
    await keepSession(page, administrator.session);
    for (const { name, kind } of BAND.slice(1)) {
      const email = await invite(ada, name, MEMBERS[kind] ?? {});
      const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
      six.push({ name, kind, ...(await enter(await context.newPage(), administrator, email)) });
    }
    // Somebody who has never been here can be invited.
    await invite(ada, "Gil", {}, false);
    await arrange(ada);

    await Promise.all(six.map((member) => member.page.goto("/dashboard")));
    const [rail, addresses, calls] = await Promise.all([
      railPlaces(),
      allAddresses(),
      allCalls(page.request),
    ]);
    await Promise.all(six.map((member) => seesItsRail(member, rail)));
    await Promise.all(six.map((member) => opensItsPages(member, addresses)));
    await Promise.all(six.map(seesItsOffers));
    await Promise.all(six.map((member) => isRefused(member, calls)));

    // All six are still there as Ada takes a right, and gives it back.
    const others = six.filter(({ name }) => name !== "Ed");
    const ed = six.find(({ name }) => name === "Ed");
    for (const { priv, kind } of [
      { priv: "H", kind: "no rights" },
      { priv: "R", kind: "SO:R" },
    ] as const) {
      await giveSongs(ada, "Ed", priv);
      const now = ed ? [...others, { ...ed, kind }] : others;
      await Promise.all(now.map((member) => seesItsRail(member, rail)));
    }
  },
);

const isOpen = (kind: string, rules: readonly Rule[]) =>
  rules.every((rule) => isOpenTo(kind, rule));

async function seesItsRail({ name, kind, page }: Tried, rail: readonly Place[]): Promise<void> {
  const links = page.getByRole("navigation", { name: "Areas" }).getByRole("link");
  const titles = rail.filter(({ rules }) => isOpen(kind, rules)).map((place) => place.name);
  await expect(links, `${name}, ${kind}`).toHaveText(titles);
}

async function opensItsPages(member: Tried, addresses: readonly Place[]): Promise<void> {
  const { name, kind, page } = member;
  const told: Record<string, string> = {};
  const expected: Record<string, string> = {};
  for (const { name: address, rules } of addresses) {
    expected[address] = isOpen(kind, rules) ? "open" : "closed";
    told[address] = await look(page, address);
  }
  expect(told, `${name}, ${kind}`).toEqual(expected);
}

/** Goes there as a link does, without loading the product anew. */
async function look(page: Page, address: string): Promise<string> {
  await page.evaluate((to) => {
    for (const heading of document.querySelectorAll("h1")) heading.dataset.before = "";
    history.pushState(null, "", to);
  }, address);
  const shown = await page.waitForFunction(() => {
    const [heading, ...others] = document.querySelectorAll("h1");
    if (!heading || [heading, ...others].some(({ dataset }) => "before" in dataset)) return null;
    return document.body.innerText.includes("Not for you") ? "closed" : "open";
  });
  return String(await shown.jsonValue());
}

async function seesItsOffers({ name, kind, page }: Tried): Promise<void> {
  for (const { call, address, shown } of OFFERS) {
    await page.goto(address);
    await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
    const count = isOpenTo(kind, call) ? 1 : 0;
    await expect(shown(page), `${name}, ${kind}: ${call.path}`).toHaveCount(count);
  }
}

/** Calls that are open are made by the screens; the others get no further than the rule. */
async function isRefused(
  { name, kind, page, token }: Tried,
  calls: Awaited<ReturnType<typeof allCalls>>,
): Promise<void> {
  const closed = calls.filter((call) => !isOpenTo(kind, call));
  const answers = await Promise.all(
    closed.map(async ({ method, path }) => {
      const answer = await page.request.fetch(`/api${path.replaceAll(/\{\w+\}/g, "1")}`, {
        method,
        headers: { authorization: `Bearer ${token}` },
        timeout: 20_000,
        ...(method !== "GET" && method !== "DELETE" && { data: {} }),
      });
      return [`${method} ${path}`, answer.status()] as const;
    }),
  );
  const allRefused = closed.map(({ method, path }) => [`${method} ${path}`, 403] as const);
  expect(answers, `${name}, ${kind}`).toEqual(allRefused);
}

/** Adds somebody with the rights of their kind, and mails the invitation. @returns their address */
async function invite(
  ada: Administrator,
  nickname: string,
  { areas = {}, ...flags }: ActorOfTest,
  isMailed = true,
): Promise<string> {
  const { email } = newcomer();
  const { editEnabled, bookingsEnabled, administratorEnabled } = actorWith(flags);
  const options = await menuOptions(ada);
  const answer = await ada.page.request.post("/api/addbandUser", {
    headers: as(ada),
    data: {
      bandUser: {
        email,
        nickname,
        forename: nickname,
        surname: "Reed",
        instrument: "Bass",
        roleId: HELPER,
        editEnabled,
        bookingsEnabled,
        administratorEnabled,
      },
      bandUserMenuOptions: options.map(({ id, tag }) => ({
        menuOptionId: id,
        priv: areas[tag] ?? "H",
      })),
      invite: isMailed,
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return email;
}

async function menuOptions(ada: Administrator) {
  const answer = await ada.page.request.get("/api/menuoptions", { headers: as(ada) });
  const menus = (await answer.json()) as BandUser["menus"];
  return menus.flatMap(({ MenuOptions }) => MenuOptions);
}

/** By the link in the mail, and with a password of their own. */
async function enter(
  page: Page,
  { bandName }: RegisteredMember,
  email: string,
): Promise<Administrator> {
  const link = linkIn(await mailTo(email, /invites you/), "/");
  const resetToken = new URL(link).searchParams.get("reset") ?? "";
  const answer = await page.request.post("/api/resetpassword", {
    data: { email, resetToken, newPassword: PASSWORD },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const session = await signInAs(page.request, { email, password: PASSWORD, bandName });
  await keepSession(page, session);
  return { page, token: session.token };
}

/** Backwards by name. */
async function arrange(ada: Administrator): Promise<void> {
  const headers = as(ada);
  const list = await ada.page.request.get("/api/bandUsers", { headers });
  const members = ((await list.json()) as MemberRow[]).toSorted((one, other) =>
    other.nickname.localeCompare(one.nickname),
  );
  const positions = members.map(({ id }, index) => ({ id, number: index + 1 }));
  const path = `/api${saveMemberPositions.path}`;
  const answer = await ada.page.request.post(path, { headers, data: { positions } });
  expect(answer.status(), await answer.text()).toBe(200);
}

async function giveSongs(ada: Administrator, nickname: string, priv: "H" | "R"): Promise<void> {
  const headers = as(ada);
  const list = (await (
    await ada.page.request.get("/api/bandUsers", { headers })
  ).json()) as MemberRow[];
  const member = list.find((one) => one.nickname === nickname);
  const option = (await menuOptions(ada)).find(({ tag }) => tag === "SO");
  const answer = await ada.page.request.post(`/api/savebanduser/${member?.id}`, {
    headers,
    data: { bandUserMenuOptions: [{ menuOptionId: option?.id, priv }] },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}
