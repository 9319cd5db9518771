import type { GigReport } from "@bandstand/contracts/gig-reports";
import { describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { showInProduct } from "../../../../test/product.tsx";
import type { Client } from "../../../lib/http/client.ts";
import { ServicesContext, useServices } from "../../../lib/services/services-context.ts";
import { createNotifications } from "../../../ui/notifications/notifications.ts";
import { NotificationsContext } from "../../../ui/notifications/notifications-context.ts";
import { GigReportForm, type GigReportFormProps } from "./gig-report-form.tsx";

const EVENT = {
  id: 7,
  name: "Harvest dance",
  startTime: "20:30",
  endTime: "23:00",
  venueId: null,
  venue_name: null,
  eventType_name: "Gig",
};
const TOLD: GigReport = {
  eventId: 7,
  report: {
    startedAt: "20:36",
    endedAt: "22:51",
    breakMinutes: 24,
    reckonedSeconds: 6180,
    songs: [
      { songId: 1, title: "Lanterns", artist: "Marlow Skye" },
      { songId: 2, title: "Marigold", artist: "Marlow Skye" },
    ],
  },
  planned: [{ songId: 1, title: "Lanterns", artist: "Marlow Skye" }],
  plannedBreakMinutes: 20,
};
const breaks = page.getByLabelText("Breaks");
const question = page.getByRole("alertdialog", { name: "Unsaved Changes" });
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();

async function showForm() {
  const change = vi.fn<(endpoint: object, request: object) => Promise<GigReport>>();
  change.mockResolvedValue(TOLD);
  const notifications = createNotifications({ now: () => new Date(), after: () => () => {} });
  const onDone = vi.fn<() => void>();
  const ways = { onDone, onCancel: onDone };
  function Served({ event, told }: Pick<GigReportFormProps, "event" | "told">) {
    const services = useServices();
    const client = { change } as unknown as Client;
    return (
      <ServicesContext value={{ ...services, client }}>
        <NotificationsContext value={notifications}>
          <GigReportForm event={event} told={told} {...ways} />
        </NotificationsContext>
      </ServicesContext>
    );
  }
  const router = await showInProduct(<Served event={EVENT} told={TOLD} />);
  return { change, notifications, onDone, router };
}

describe("what is being told of a gig", () => {
  it.each([
    ["a beginning", () => page.getByLabelText("Started").fill("20:40")],
    ["the breaks alone", () => breaks.fill("30")],
    ["a song that was left out", () => page.getByRole("checkbox", { name: /^Marigold/ }).click()],
  ])("is asked about before the page is left: %s", async (_what, say) => {
    const { router } = await showForm();
    await say();
    router.history.push("/elsewhere");
    await expect.element(question).toBeVisible();
    await press("Keep editing");
    expect(router.history.location.pathname).toBe("/here");
  });

  it("is let go of once it is kept", async () => {
    const { change, onDone, router } = await showForm();
    await breaks.fill("30");
    await press("Keep");
    await expect.poll(() => onDone).toHaveBeenCalled();
    expect(change.mock.lastCall?.[1]).toMatchObject({ body: { breakMinutes: 30, songs: [1, 2] } });
    router.history.push("/elsewhere");
    await expect.poll(() => router.history.location.pathname).toBe("/elsewhere");
  });

  it("comes back as it was told, whatever was typed before it was forgotten", async () => {
    const { change, notifications } = await showForm();
    await breaks.fill("500");
    await page.getByRole("checkbox", { name: /^Marigold/ }).click();
    await press("Forget what was told");
    await expect.poll(() => notifications.list()[0]?.action).toBeDefined();
    notifications.list()[0]?.action?.run();
    await expect.poll(() => change.mock.calls).toHaveLength(2);
    expect(change.mock.lastCall?.[1]).toMatchObject({
      body: { startedAt: "20:36", endedAt: "22:51", breakMinutes: 24, songs: [1, 2] },
    });
  });
});
