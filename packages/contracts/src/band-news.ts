/** The news and the information that a band has on its dashboard, as they are told and as an administrator changes them. */
import { NEWS_DATES, NEWS_TEXTS } from "@bandstand/domain/dashboard-news";
import * as z from "zod/mini";
import { optionalText, timestamp } from "./fields.ts";
import { LIMITS } from "./limits.ts";
import { each } from "./shapes.ts";

const date = z.nullable(timestamp);

export const toldNews = { ...each(NEWS_TEXTS, z.nullable(z.string())), ...each(NEWS_DATES, date) };

export const newsFields = {
  /** HTML, of which the server leaves a few elements. */
  ...each(NEWS_TEXTS, optionalText(LIMITS.bandText)),
  /** Any moment stands for now, by the server's clock. */
  ...each(NEWS_DATES, date),
};
