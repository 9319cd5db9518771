/** The papers of the demo band, some open to all, some for administrators or one role only. */
import { formatEventDate } from "./long-date.ts";
import { dateOf, EVENTS } from "./events.ts";
import { poster, stagePlot } from "./files/drawings.ts";
import { letter } from "./files/letter.ts";
import { bandPicture } from "./files/pictures.ts";
import { SETLISTS } from "./setlists.ts";
import { ivyStreet } from "./songs/work-in-progress.ts";
import { chordPro } from "./songs/sheet.ts";

export type DemoDocument = {
  readonly title: string;
  readonly notes?: string;
  /** Name of a document type. */
  readonly category: string;
  /** What it was called where it came from. */
  readonly originalName: string;
  readonly type: "application/pdf" | "image/png";
  readonly admins?: boolean;
  /** Tag of the only role that may see it. */
  readonly role?: string;
  /** Title of a song, name of a venue or key of an event that it belongs to; the band's when none is given. */
  readonly song?: string;
  readonly venue?: string;
  readonly event?: string;
  /** Nickname of who uploaded it. */
  readonly by: string;
  /** Days before today. */
  readonly added: number;
  /** The file, as of a day (`YYYY-MM-DD`). */
  readonly file: (today: string) => Buffer;
};

function dayOf(key: string, today: string): string {
  const event = EVENTS.find((candidate) => candidate.key === key);
  if (!event) throw new RangeError(`no event "${key}"`);
  return formatEventDate(dateOf(event, today));
}

const PDF = "application/pdf";

export const DOCUMENTS: readonly DemoDocument[] = [
  {
    title: "Half Crown contract",
    category: "Contract",
    originalName: "half-crown-contract.pdf",
    type: PDF,
    admins: true,
    event: "half crown",
    by: "Theo",
    added: 3,
    file: (today) =>
      letter({
        title: "Agreement",
        subtitle: `The Ardens at The Half Crown, ${dayOf("half crown", today)}`,
        text: `
Parties:
The Half Crown, 1 Market Place, Ardenbridge (the house), and The Ardens (the band).

Performance:
Two sets of 40 minutes and an encore, beginning at 20:45 and ending by 23:00. The house allows a load-in from 17:00.

Fee:
£400, of which £100 has been paid as a deposit. The rest is due on the night.

The house provides:
PA, lights, two hot meals, a room that locks.

The band provides:
Backline, microphones, an engineer, and a support act of its choice.

Cancellation:
Either side may cancel up to 28 days before at no cost. Within 28 days the deposit is kept or doubled back.

Signed for the house: D. Marsh
Signed for the band: T. Okafor
`,
      }),
  },
  {
    title: "Technical rider",
    notes: "Send with every proposal.",
    category: "Rider",
    originalName: "ardens-rider.pdf",
    type: PDF,
    by: "Priya",
    added: 120,
    file: () =>
      letter({
        title: "Technical rider",
        subtitle: "The Ardens, four on stage and one at the desk",
        text: `
Power:
Two separate 13 A circuits at the back of the stage.

Front of house:
A desk with 12 inputs and 4 auxiliaries, or space for ours (19 inch, 3 units, beside the house engineer).

Monitors:
Two wedges for the vocals. Drums and guitar bring in-ears and need one line each.

Backline:
We bring all of it. The drum riser is welcome and not needed.

Time:
Load-in 90 minutes before doors, 45 minutes of sound check, 20 minutes to clear.

People:
Water on stage, five meals, one of them without meat and one without gluten.
`,
      }),
  },
  {
    title: "Stage plot and channels",
    category: "Stage Plot",
    originalName: "ardens-stage-plot.pdf",
    type: PDF,
    by: "Priya",
    added: 118,
    file: stagePlot,
  },
  {
    title: "In-ear patch list",
    notes: "Only for the desk.",
    category: "Other",
    originalName: "in-ear-patch.pdf",
    type: PDF,
    role: "TS",
    by: "Priya",
    added: 44,
    file: () =>
      letter({
        title: "In-ear patch",
        subtitle: "Blue case, left to right",
        typed: true,
        text: `
Pack  Who      Mix           Frequency
1     Mira     Aux 1 mono    606.500
2     Joss     Aux 2 mono    607.250
3     Ana      Aux 3 mono    608.900
4     spare    Aux 1         609.575

Charge overnight. Count four packs and five antennas
before the van leaves.
`,
      }),
  },
  {
    title: "Poster, Half Crown",
    category: "Poster",
    originalName: "half-crown-poster.pdf",
    type: PDF,
    event: "half crown",
    by: "Mira",
    added: 16,
    file: (today) =>
      poster({
        venue: "The Half Crown",
        day: dayOf("half crown", today),
        times: "Doors 19:30, music 20:45",
        tickets: "£8 in advance, £10 at the door",
      }),
  },
  {
    title: "Set list for the desk",
    category: "Setlist",
    originalName: "half-crown-setlist.pdf",
    type: PDF,
    event: "half crown",
    by: "Joss",
    added: 2,
    file: () => {
      const [coming] = SETLISTS;
      const lines = Object.entries(coming?.sections ?? {}).flatMap(([section, entries]) => [
        section === "4" ? "ENCORE" : `SET ${section}`,
        ...entries.map(({ song }, index) => `${String(index + 1).padStart(2)}  ${song}`),
        "",
      ]);
      return letter({
        title: coming?.name ?? "Set list",
        subtitle: "The Ardens",
        typed: true,
        text: lines.join("\n"),
      });
    },
  },
  {
    title: "Invoice, Corn Hall",
    category: "Invoice",
    originalName: "invoice-corn-hall.pdf",
    type: PDF,
    admins: true,
    event: "corn hall",
    by: "Theo",
    added: 36,
    file: (today) =>
      letter({
        title: "Invoice",
        subtitle: "The Ardens to Corn Hall Theatre, Otterford",
        typed: true,
        text: `
Performance, ${dayOf("corn hall", today)}

60 % of takings after costs        £560.00
Piano tuning, recharged             £60.00
                                  --------
Total                              £620.00

Paid with thanks.
`,
      }),
  },
  {
    title: "Public liability certificate",
    notes: "Venues ask for it; runs for a year.",
    category: "Insurance",
    originalName: "liability-certificate.pdf",
    type: PDF,
    by: "Theo",
    added: 200,
    file: () =>
      letter({
        title: "Certificate of insurance",
        subtitle: "Specimen for demonstration, not a policy",
        text: "Insured:\nThe Ardens, musicians.\n\nCover:\nLiability to the public up to £5,000,000 for any one event, anywhere in the county.\n\nEquipment:\nAs listed, while in the van, on stage, or in the lock-up.",
      }),
  },
  {
    title: "Ivy Street, chart",
    category: "Chart",
    originalName: "ivy-street-chart.pdf",
    type: PDF,
    song: ivyStreet.title,
    by: "Joss",
    added: 30,
    file: () =>
      letter({
        title: ivyStreet.title,
        subtitle: ivyStreet.artist,
        typed: true,
        text: chordPro(ivyStreet),
      }),
  },
  {
    title: "View from the quay",
    notes: "The entrance is behind the third boat.",
    category: "Photo",
    originalName: "quay.png",
    type: "image/png",
    venue: "Blue Heron",
    by: "Mira",
    added: 82,
    file: bandPicture,
  },
  {
    title: "Press sheet",
    category: "Press",
    originalName: "ardens-press.pdf",
    type: PDF,
    by: "Mira",
    added: 61,
    file: () =>
      letter({
        title: "The Ardens",
        subtitle: "For newspapers and programmes",
        text: "In one line:\nSongs about trains and rivers by people who missed the first and live by the second.\n\nIn one paragraph:\nThe Ardens come from Ardenbridge and play rock that has read some folk. Mira Jansen writes and sings, Joss Hale answers on guitar. They are at home in back rooms, barns and on one festival stage that floats.\n\nPictures and interviews:\nbookings@ardens.example",
      }),
  },
];
