/** The addresses to which one's own calendar subscribes, so that events come into it by themselves. */
import { getEventFeeds, newEventFeed, stopEventFeed } from "@bandstand/contracts/event-feeds";
import { calendarSubscriptionUrls } from "@bandstand/domain/calendar-subscription";
import { IconCalendarPlus, IconRefresh } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useChange } from "../../../lib/cache/change.ts";
import { callQuery } from "../../../lib/cache/call-query.ts";
import { REFETCH_ALWAYS } from "../../../lib/offline/query-client.ts";
import { useServices } from "../../../lib/services/services-context.ts";
import { OutsideLink } from "../../../records/venues/outside-link.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { useConfirm } from "../../../ui/confirm/confirm-context.ts";
import { LinkToCopy } from "../../../ui/links/link-to-copy.tsx";
import { useAction } from "../../../ui/notifications/use-action.ts";
import { SectionTitle } from "../../../ui/page/section-title.tsx";
import { PanelSkeleton } from "../../../ui/states/skeletons.tsx";
import styles from "./event-feeds.module.css";

const KEY = ["event feeds"] as const;

export function EventFeeds() {
  const { client } = useServices();
  const { data, error, refetch } = useQuery({
    ...callQuery(client, KEY, getEventFeeds, {}),
    ...REFETCH_ALWAYS,
  });
  if (!data) {
    if (!error) return <PanelSkeleton />;
    return (
      <div className={styles.panel} role="alert">
        <p>The addresses did not load. {error.message}</p>
        <Button onClick={() => void refetch()}>Try again</Button>
      </div>
    );
  }
  return (
    <div className={styles.panel}>
      <section className={styles.feed}>
        <SectionTitle>For you</SectionTitle>
        <p>
          Everything of all your bands, with times and places, in the calendar that you have
          already. It keeps up with changes by itself, within an hour or two.
        </p>
        <Personal address={data.personal} />
      </section>
      <section className={styles.feed}>
        <SectionTitle>For everybody</SectionTitle>
        <p>The band’s public gigs: for friends, for fans, for a website.</p>
        <LinkToCopy address={data.band} label="Public address" />
      </section>
    </div>
  );
}

function Personal({ address }: { address: string | null }) {
  const change = useChange();
  const queries = useQueryClient();
  const confirm = useConfirm();
  const making = useAction("The address was not made");
  const stopping = useAction("The address was not ended");
  const make = () =>
    making.run(async () => queries.setQueryData(KEY, await change(newEventFeed, {})));

  async function renew(): Promise<void> {
    const isSure = await confirm({
      title: "New address",
      text: "Calendars that have the address of today stop being told. They need the new one.",
      yes: "New address",
      no: "Keep this one",
    });
    if (isSure) await make();
  }

  async function stop(): Promise<void> {
    const isSure = await confirm({
      title: "Stop",
      text: "Calendars that have this address stop being told. You can have a new address at any time.",
      yes: "Stop",
      no: "Keep it",
    });
    if (!isSure) return;
    await stopping.run(async () => {
      await change(stopEventFeed, {});
      await queries.invalidateQueries({ queryKey: KEY });
    });
  }

  if (address === null) {
    return (
      <Button
        kind="main"
        icon={<IconCalendarPlus aria-hidden />}
        busy={making.isRunning}
        onClick={() => void make()}
      >
        Make my address
      </Button>
    );
  }
  const { subscribe, google } = calendarSubscriptionUrls(address);
  return (
    <>
      <div className={styles.ways}>
        <OutsideLink kind="main" href={subscribe} icon={<IconCalendarPlus aria-hidden />}>
          Open in my calendar
        </OutsideLink>
        <OutsideLink href={google}>Google Calendar</OutsideLink>
      </div>
      <LinkToCopy address={address} label="My address" />
      <p className={styles.quiet}>
        Whoever has this address reads your events, without signing in. Keep it to yourself, and
        take a new one if it got about.
      </p>
      <div className={styles.ways}>
        <Button
          kind="quiet"
          icon={<IconRefresh aria-hidden />}
          busy={making.isRunning}
          onClick={() => void renew()}
        >
          New address
        </Button>
        <Button kind="quiet" busy={stopping.isRunning} onClick={() => void stop()}>
          Stop
        </Button>
      </div>
    </>
  );
}
