import { BANDSTAND } from "../brand.ts";
import { compose, type Composed } from "../compose.ts";

export interface LatestNews {
  readonly bandName: string;
  /** In plain words. */
  readonly paragraphs: readonly string[];
  readonly url: string;
  /** Where the reader switches these mails off. */
  readonly stopUrl: string;
}

/** To a member who wants the band's news by mail. */
export function latestNewsLetter({ bandName, paragraphs, url, stopUrl }: LatestNews): Composed {
  return compose(
    {
      subject: `Latest news of ${bandName}`,
      preview: paragraphs[0] ?? `There is news of ${bandName}.`,
      heading: `Latest news of ${bandName}`,
      paragraphs,
      action: { label: "Open the dashboard", url },
      footnote: `You get this email because your profile in ${bandName} asks for its news by mail. To stop these mails: ${stopUrl}`,
      stopUrl,
    },
    BANDSTAND,
  );
}
