/** What an administrator does to the band's news, and every member to their own banner. What fails is told in the words of its kind. */
import { type Band, getBand, saveBand, type SaveBand } from "@bandstand/contracts/bands";
import type { Dashboard } from "@bandstand/contracts/dashboard";
import { saveMember } from "@bandstand/contracts/members";
import { partOf } from "@bandstand/contracts/shapes";
import { DASHBOARD_NEWS, NEWS_FIELDS, type NewsKind } from "@bandstand/domain/dashboard-news";
import { useQueryClient } from "@tanstack/react-query";
import { useChange } from "../../../lib/cache/change.ts";
import { useBandUser, useServices } from "../../../lib/services/services-context.ts";
import { dashboardKey } from "../../../records/dashboard/dashboard-query.ts";
import { paramsOf } from "../../../records/kit/record-keys.ts";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import { NEWS_FAILURES } from "./news-failures.ts";

export interface NewsChanges {
  /** Throws what the save failed with: its editor tells. */
  write: (html: string, updatedAt: string | undefined) => Promise<Band>;
  /** The band as it is now. */
  load: () => Promise<Band>;
  /** For everybody. */
  switchOn: () => Promise<void>;
  switchOff: () => Promise<void>;
  /** The same, from the banner. */
  clear: () => Promise<void>;
  /** For oneself: the banner that began then. */
  acknowledge: (date: string) => Promise<void>;
}

export function useNewsChanges(kind: NewsKind): NewsChanges {
  const { client, session } = useServices();
  const { id: bandUserId, bandId } = useBandUser();
  const change = useChange();
  const queries = useQueryClient();
  const notify = useNotify();
  const { text, date } = DASHBOARD_NEWS[kind];
  const failures = NEWS_FAILURES[kind];

  const save = (changed: Omit<SaveBand, "id">): Promise<Band> =>
    change(
      saveBand,
      { params: paramsOf(bandId), body: { id: bandId, ...changed } },
      {
        show: (band) => {
          queries.setQueryData<Dashboard>(
            dashboardKey(bandId),
            (told) => told && withNews(told, band),
          );
        },
      },
    );

  const orTell = async (failure: string, work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      notify.failed(failure, error);
    }
  };

  return {
    write: (html, updatedAt) =>
      save({ [text]: html, ...(updatedAt !== undefined && { updatedAt }) }),
    load: () => client.call(getBand, { params: paramsOf(bandId) }),
    switchOn: () => orTell(failures.switchOn, () => save({ [date]: new Date().toISOString() })),
    switchOff: () => orTell(failures.switchOff, () => save({ [date]: null })),
    clear: () => orTell(failures.clear, () => save({ [date]: null })),
    acknowledge: (since) =>
      orTell(failures.acknowledge, async () => {
        const body = { bandUser: { [date]: since } };
        const bandUser = await change(saveMember, { params: paramsOf(bandUserId), body });
        await session.refresh(bandUser);
      }),
  };
}

function withNews(dashboard: Dashboard, band: Band): Dashboard {
  return {
    ...dashboard,
    band: { ...dashboard.band, ...partOf(band, [...NEWS_FIELDS, "updatedAt"]) },
  };
}
