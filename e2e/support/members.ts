import type { BandUser } from "@bandstand/contracts/band-user";
import type { MemberRow } from "@bandstand/contracts/members";
import type { Session } from "@bandstand/contracts/sign-in";
import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";

const as = ({ token }: Session) => ({ authorization: `Bearer ${token}` });

/** The members of a band through the API, by what they are called. */
export async function memberCalled(
  request: APIRequestContext,
  session: Session,
  nickname: string,
): Promise<MemberRow> {
  const answer = await request.get("/api/bandUsers", { headers: as(session) });
  expect(answer.status(), await answer.text()).toBe(200);
  const member = ((await answer.json()) as MemberRow[]).find((one) => one.nickname === nickname);
  if (!member) throw new Error(`Nobody in the band is called ${nickname}.`);
  return member;
}

/** What somebody else does meanwhile. */
export async function saveMember(
  request: APIRequestContext,
  session: Session,
  id: number,
  bandUser: Partial<BandUser>,
): Promise<void> {
  const answer = await request.post(`/api/savebanduser/${id}`, {
    headers: as(session),
    data: { bandUser },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** The choice of an area in the table of rights: "Songs", "Edit". */
export function right(page: Page, area: string, choice: string): Locator {
  return page
    .getByRole("radiogroup", { name: area, exact: true })
    .getByRole("radio", { name: choice });
}

/** Presses it where a finger does: on its words. */
export async function giveRight(page: Page, area: string, choice: string): Promise<void> {
  await page
    .getByRole("radiogroup", { name: area, exact: true })
    .getByText(choice, { exact: true })
    .click();
  await expect(right(page, area, choice)).toBeChecked();
}
