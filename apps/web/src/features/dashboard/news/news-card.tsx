/** Latest News or General Information: to be read by all, to be written by administrators. */
import { saveBand } from "@bandstand/contracts/bands";
import type { Dashboard } from "@bandstand/contracts/dashboard";
import {
  DASHBOARD_NEWS,
  hasVisibleText,
  type NewsKind,
  newsOf,
} from "@bandstand/domain/dashboard-news";
import { IconPencil } from "@tabler/icons-react";
import { useState } from "react";
import { useDraftedIds } from "../../../lib/drafts/use-drafted-ids.ts";
import { useMay } from "../../../lib/services/use-may.ts";
import { useDashboard } from "../../../records/dashboard/dashboard-query.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { formatRecent } from "../../../ui/edit-session/format-moment.ts";
import { latePart, useFetchAhead } from "../../../ui/parts/late-part.ts";
import { Part } from "../../../ui/parts/part.tsx";
import { AlertButtons } from "./alert-buttons.tsx";
import styles from "./news-card.module.css";
import { newsDraft } from "./news-draft.ts";
import { RichText } from "./rich-text.tsx";

const NewsEditor = latePart(async () => (await import("./news-editor.tsx")).NewsEditor);
const NO_PARTS: [] = [];
const EDITOR = [NewsEditor];

const PLACEHOLDERS: Readonly<Record<NewsKind, string>> = {
  announcement: "No news yet. What you write here stands on everybody's dashboard.",
  information:
    "Nothing yet. Here is room for what everybody should find again: who has the keys, what to wear, whom to call.",
};

export function LatestNewsCard() {
  return <NewsCard kind="announcement" />;
}

export function GeneralInformationCard() {
  return <NewsCard kind="information" />;
}

function NewsCard({ kind }: { kind: NewsKind }) {
  const { data } = useDashboard();
  const mayWrite = useMay(saveBand);
  if (!data || (!mayWrite && !hasVisibleText(newsOf(data.band, kind).text))) return null;
  return mayWrite ? (
    <WrittenCard kind={kind} band={data.band} />
  ) : (
    <Card title={DASHBOARD_NEWS[kind].title}>
      <RichText html={newsOf(data.band, kind).text ?? ""} />
    </Card>
  );
}

function WrittenCard({ kind, band }: { kind: NewsKind; band: Dashboard["band"] }) {
  const { title } = DASHBOARD_NEWS[kind];
  const news = newsOf(band, kind);
  const drafted = useDraftedIds(newsDraft(kind)).has(band.id);
  const [opened, setOpened] = useState(false);
  const [now] = useState(() => new Date());
  useFetchAhead(drafted ? EDITOR : NO_PARTS);
  const detail = news.date !== null && {
    detail: `Alerting since ${formatRecent(new Date(news.date), now)}`,
  };
  // What was begun before a reload is shown as it was, and stays open while it is taken back by hand.
  if (drafted && !opened) setOpened(true);
  if (opened) {
    return (
      <Card title={title} {...detail}>
        <Part onFailed={() => setOpened(false)}>
          <NewsEditor kind={kind} band={band} onDone={() => setOpened(false)} />
        </Part>
      </Card>
    );
  }
  return (
    <Card
      title={title}
      {...detail}
      action={
        <>
          <Button
            icon={<IconPencil aria-hidden />}
            aria-label={`Edit ${title}`}
            onClick={() => setOpened(true)}
          >
            Edit
          </Button>
          <AlertButtons kind={kind} news={news} unsaved={false} />
        </>
      }
    >
      {hasVisibleText(news.text) ? (
        <RichText html={news.text ?? ""} />
      ) : (
        <p className={styles.placeholder}>{PLACEHOLDERS[kind]}</p>
      )}
    </Card>
  );
}
