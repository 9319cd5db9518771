/** What has come into the band within a month and what others have done, and of it what is new since the member was here. */
import { listRecentChanges } from "@bandstand/contracts/recent-changes";
import {
  IconCalendarEvent,
  IconFileText,
  IconMusic,
  IconPlaylist,
  IconUserPlus,
  IconWaveSquare,
} from "@tabler/icons-react";
import { useState } from "react";
import { localDate } from "../../../lib/local-date.ts";
import { useMay } from "../../../lib/services/use-may.ts";
import { useDashboard } from "../../../records/dashboard/dashboard-query.ts";
import { documentAddress } from "../../../records/documents/document-address.ts";
import { useDocumentWindows } from "../../../records/documents/document-windows.ts";
import { eventAddress } from "../../../records/events/event-address.ts";
import { useEventWindows } from "../../../records/events/event-windows.ts";
import { memberAddress } from "../../../records/members/member-address.ts";
import { useMemberWindows } from "../../../records/members/member-windows.ts";
import { setlistAddress } from "../../../records/setlists/setlist-address.ts";
import { useSetlistWindows } from "../../../records/setlists/setlist-windows.ts";
import { songAddress } from "../../../records/songs/song-address.ts";
import { useSongWindows } from "../../../records/songs/song-windows.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Card, CardSkeleton } from "../../../ui/card/card.tsx";
import { RecordLink } from "../../../ui/links/record-link.tsx";
import { VisuallyHidden } from "../../../ui/marks/visually-hidden.tsx";
import { newsDetail, newsWords } from "./news-words.ts";
import { useRecentChanges } from "./recent-changes-query.ts";
import { useSince } from "./use-since.ts";
import styles from "./whats-new-card.module.css";
import { mayHaveNews, type NewsItem, newsItems } from "./whats-new.ts";

/** As many as stand beside what is next without making its card longer. */
const FIRST = 5;

export function WhatsNewCard() {
  const dashboard = useDashboard();
  const changes = useRecentChanges({ enabled: useMay(listRecentChanges) });
  const since = useSince();
  const [today] = useState(() => localDate(new Date()));
  const [showsAll, showAll] = useState(false);
  if (dashboard.isLoading || changes.isLoading) return <CardSkeleton lines={FIRST} />;
  const items = newsItems(changes.data ?? [], dashboard.data?.whatsNew ?? {});
  if (items.length === 0 && !mayHaveNews(dashboard.data?.whatsNew)) return null;
  const isNew = ({ at }: NewsItem) => since !== null && at > since;
  const count = items.filter(isNew).length;
  const more = items.length > FIRST && !showsAll;
  return (
    <Card
      title="What's New"
      detail={newsDetail({ since: items.length > 0 ? since : null, count }, today)}
      {...(more && {
        action: <Button onClick={() => showAll(true)}>Show all {items.length}</Button>,
      })}
    >
      {items.length === 0 && <p className={styles.nothing}>Nothing new to Report</p>}
      <ul className={styles.changes}>
        {(more ? items.slice(0, FIRST) : items).map((item) => (
          <li key={`${item.kind} ${item.id}`}>
            <Item item={item} today={today} isNew={isNew(item)} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Item({ item, today, isNew }: { item: NewsItem; today: string; isNew: boolean }) {
  const place = usePlace(item);
  const inside = (
    <>
      <span className={styles.icon}>{iconOf(item)}</span>
      <span className={styles.words}>
        <strong>{item.name}</strong>
        <span>{newsWords(item, today)}</span>
      </span>
      {isNew && (
        <span className={styles.new}>
          <VisuallyHidden>New since you were here</VisuallyHidden>
        </span>
      )}
    </>
  );
  return (
    <RecordLink href={place.href} className={styles.change} onOpen={place.open}>
      {inside}
    </RecordLink>
  );
}

/** Where it is read. */
function usePlace({ kind, id, name }: NewsItem): { href: string; open: () => void } {
  const songs = useSongWindows();
  const setlists = useSetlistWindows();
  const members = useMemberWindows();
  const documents = useDocumentWindows();
  const events = useEventWindows();
  switch (kind) {
    case "bandUser":
      return { href: memberAddress(id), open: () => members.view({ id, nickname: name }) };
    case "song":
      return { href: songAddress(id), open: () => songs.view({ id, title: name }) };
    case "setlist":
      return { href: setlistAddress(id), open: () => setlists.view({ id, name }) };
    case "document":
      return { href: documentAddress(id), open: () => documents.view({ id, title: name }) };
    case "event":
      return { href: eventAddress(id), open: () => events.view({ id, name }) };
  }
}

function iconOf({ kind, how }: NewsItem) {
  if (how === "recorded") return <IconWaveSquare aria-hidden />;
  if (kind === "song") return <IconMusic aria-hidden />;
  if (kind === "setlist") return <IconPlaylist aria-hidden />;
  if (kind === "event") return <IconCalendarEvent aria-hidden />;
  return kind === "bandUser" ? <IconUserPlus aria-hidden /> : <IconFileText aria-hidden />;
}
