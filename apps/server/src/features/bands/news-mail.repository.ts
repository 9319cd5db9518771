/** Who gets the band's news by mail, and what it says. */
import type { BandTransaction, SystemTransaction } from "../../platform/database/transactions.ts";

/** Members who asked for it, can sign in and may read the news. */
const WANT_IT = `
  m.news_by_mail and m.signin_enabled and m.confirmed_at is not null
  and (m.administrator_enabled or m.super_administrator_enabled or exists (
    select from band_user_menu_options mo join menu_options o on o.id = mo.menu_option_id
    where mo.band_id = m.band_id and mo.band_user_id = m.id and o.tag = 'DB' and mo.priv <> 'H'))`;

export async function listNewsReaders(tx: BandTransaction): Promise<number[]> {
  const rows = await tx.arrays<[number]>(
    { text: `select m.id from band_users m where m.band_id = $1 and ${WANT_IT} order by m.id` },
    [tx.bandId],
  );
  return rows.map(([id]) => id);
}

export interface NewsToMail {
  email: string;
  bandName: string;
  /** Cleaned HTML. */
  news: string;
}

/** Undefined where they do not want it any more, or it is not the news that was announced then. */
export async function findNewsToMail(
  tx: SystemTransaction,
  { bandId, bandUserId, announcedAt }: { bandId: number; bandUserId: number; announcedAt: string },
): Promise<NewsToMail | undefined> {
  const [row] = await tx.rows<NewsToMail>(
    {
      text: `
        select u.email, b.name as "bandName", b.dashboard_announcement as news
        from band_users m join users u on u.id = m.user_id join bands b on b.id = m.band_id
        where m.band_id = $1 and m.id = $2 and b.dashboard_announcement is not null
          and b.dashboard_announcement_date = $3 and ${WANT_IT}`,
    },
    [bandId, bandUserId, announcedAt],
  );
  return row;
}

export interface NewsReader {
  email: string;
  bandName: string;
  isOn: boolean;
}

export async function findNewsReader(
  tx: SystemTransaction,
  { bandId, bandUserId }: { bandId: number; bandUserId: number },
): Promise<NewsReader | undefined> {
  const [row] = await tx.rows<NewsReader>(
    {
      text: `
        select u.email, b.name as "bandName", m.news_by_mail as "isOn"
        from band_users m join users u on u.id = m.user_id join bands b on b.id = m.band_id
        where m.band_id = $1 and m.id = $2`,
    },
    [bandId, bandUserId],
  );
  return row;
}

export async function stopNewsFor(tx: BandTransaction, bandUserId: number): Promise<void> {
  await tx.rows(
    {
      text: "update band_users set news_by_mail = false where band_id = $1 and id = $2 and news_by_mail",
    },
    [tx.bandId, bandUserId],
  );
}
