import { BANDSTAND } from "../brand.ts";
import { compose, type Composed } from "../compose.ts";

export interface ProposedDays {
  readonly bandName: string;
  /** What for. */
  readonly name: string;
  /** Null once they have left. */
  readonly proposedBy: string | null;
  readonly place: string | null;
  readonly hours: string | null;
  /** In words, in their order. */
  readonly days: readonly string[];
  readonly url: string;
}

/** To a member of a band: which of some days suit them. */
export function datePollLetter(poll: ProposedDays): Composed {
  const { bandName, name, proposedBy, place, hours, days, url } = poll;
  const facts = [
    ["What", name],
    ["Days", days.join(", ")],
    ["Time", hours],
    ["Where", place],
  ] as const;
  return compose(
    {
      subject: `Which days suit you for ${name}?`,
      preview: days.join(" · "),
      heading: `Which days suit you for ${name}?`,
      paragraphs: [
        `${proposedBy ?? bandName} proposes ${days.length === 1 ? "a day" : `${days.length} days`} for ${bandName}. Say of each whether you can.`,
        "The button opens your dashboard, where you answer.",
      ],
      action: { label: "Say when you can", url },
      details: facts.flatMap(([label, value]) => (value ? [[label, value] as const] : [])),
      footnote: `You get this email because you are a member of ${bandName}.`,
    },
    BANDSTAND,
  );
}
