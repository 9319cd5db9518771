/** What the band wants everybody to have read, above all else, until they say that they have. */
import type { Dashboard } from "@bandstand/contracts/dashboard";
import { saveBand } from "@bandstand/contracts/bands";
import {
  DASHBOARD_NEWS,
  isAlertShown,
  NEWS_KINDS,
  type NewsKind,
  newsOf,
} from "@bandstand/domain/dashboard-news";
import { IconBell, IconBellOff } from "@tabler/icons-react";
import { useState } from "react";
import { useBandUser } from "../../../lib/services/services-context.ts";
import { useMay } from "../../../lib/services/use-may.ts";
import { useDashboard } from "../../../records/dashboard/dashboard-query.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import styles from "./news-banners.module.css";
import { RichText } from "./rich-text.tsx";
import { useNewsChanges } from "./use-news-changes.ts";

export function NewsBanners() {
  const { data } = useDashboard();
  if (!data) return null;
  return NEWS_KINDS.map((kind) => <NewsBanner key={kind} kind={kind} band={data.band} />);
}

function NewsBanner({ kind, band }: { kind: NewsKind; band: Dashboard["band"] }) {
  const bandUser = useBandUser();
  const mayClear = useMay(saveBand);
  const changes = useNewsChanges(kind);
  const [busy, setBusy] = useState(false);
  const { title, date } = DASHBOARD_NEWS[kind];
  const news = newsOf(band, kind);
  const since = news.date;
  if (since === null || !isAlertShown(news, bandUser[date])) return null;
  const during = async (work: Promise<void>): Promise<void> => {
    setBusy(true);
    await work;
    setBusy(false);
  };
  return (
    <section className={styles.banner} aria-label={title}>
      <IconBell aria-hidden />
      <div className={styles.words}>
        <h2>{title}</h2>
        <RichText html={news.text ?? ""} />
      </div>
      <div className={styles.actions}>
        {mayClear && (
          <IconButton
            label="Switch off for everybody"
            busy={busy}
            onClick={() => void during(changes.clear())}
          >
            <IconBellOff aria-hidden />
          </IconButton>
        )}
        <Button busy={busy} onClick={() => void during(changes.acknowledge(since))}>
          Got it
        </Button>
      </div>
    </section>
  );
}
