/** Venues from a table: choose it, see what each column is taken for and what it would bring, import. */
import { importVenues } from "@bandstand/contracts/venues";
import { withColumn } from "@bandstand/domain/csv/columns";
import { VENUE_COLUMNS, type VenueColumn } from "@bandstand/domain/venue-table";
import { IconTable } from "@tabler/icons-react";
import { useState } from "react";
import { useChange } from "../../../lib/cache/change.ts";
import { useVenueTypes } from "../../../records/lookups/lookups.ts";
import { useVenues } from "../../../records/venues/venues-query.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { FileDrop } from "../../../ui/files/file-drop.tsx";
import { FormNotice } from "../../../ui/native-fields/form-notice.tsx";
import { NativeSelect } from "../../../ui/native-fields/native-select.tsx";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import { describeError } from "../../../ui/states/describe-error.ts";
import { useUnsavedQuestion } from "../../../ui/windows/use-close-question.ts";
import { useCurrentWindow } from "../../../ui/windows/window-context.ts";
import { ButtonRow, Note, WindowBody } from "../../../ui/windows/window-parts.tsx";
import { openTable, planVenues, VENUE_FILE_MESSAGES, type VenueTable } from "./read-venue-file.ts";
import { SectionTitle } from "../../../ui/page/section-title.tsx";
import styles from "./venue-import.module.css";

const LEFT_OUT = "none";
const OPTIONS = [
  { value: LEFT_OUT, label: "Leave out" },
  ...VENUE_COLUMNS.map(({ field, label }) => ({ value: field, label })),
] as const;

export function VenueImport() {
  const [table, setTable] = useState<VenueTable | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function read([file]: readonly File[]): Promise<void> {
    if (!file) return;
    try {
      setTable(await openTable(file));
      setProblem(null);
    } catch (error) {
      setProblem(describeError(error).message);
    }
  }

  if (table) return <Review table={table} onTable={setTable} />;
  return (
    <WindowBody>
      <FileDrop
        icon={<IconTable aria-hidden />}
        label="Choose a table"
        hint="A CSV file from a spreadsheet, whose first line names the columns."
        accept=".csv,.tsv,.txt,text/csv"
        onFiles={(files) => void read(files)}
      />
      {problem !== null && <FormNotice kind="bad">{problem}</FormNotice>}
      <Note>
        Nothing is imported yet: first you see what was found, and what each column is taken for.
      </Note>
    </WindowBody>
  );
}

interface ReviewProps {
  table: VenueTable;
  onTable: (table: VenueTable | null) => void;
}

function Review({ table, onTable }: ReviewProps) {
  const change = useChange();
  const notify = useNotify();
  const current = useCurrentWindow();
  const { data: venues } = useVenues();
  const { data: types } = useVenueTypes();
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { good, bad, twins } = planVenues(table, { venues: venues ?? [], types: types ?? [] });
  useUnsavedQuestion(
    "Import Venues",
    good.length > 0 ? "Nothing of this table is imported yet. Close and leave it?" : null,
  );

  async function run(): Promise<void> {
    setBusy(true);
    try {
      const { imported } = await change(importVenues, { body: { venues: [...good] } });
      notify.success(`${counted(imported)} imported`);
      current?.dismiss();
      onTable(null);
    } catch (error) {
      setProblem(describeError(error).message);
    }
    setBusy(false);
  }

  const hasName = table.mapping.includes("name");
  return (
    <WindowBody>
      <p className={styles.file}>
        {table.file}: {table.records.length} lines
      </p>
      {table.doubt !== null && <FormNotice kind="plain">{table.doubt}</FormNotice>}
      <ul className={styles.columns} aria-label="Columns">
        {table.head.map((name, index) => (
          // Columns have no other name that is theirs alone, and never change places.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <NativeSelect
              label={`${name || `Column ${index + 1}`} is`}
              value={table.mapping[index] ?? LEFT_OUT}
              options={OPTIONS}
              onChange={(value: VenueColumn | typeof LEFT_OUT) =>
                onTable({
                  ...table,
                  mapping: withColumn(table.mapping, index, value === LEFT_OUT ? null : value),
                })
              }
            />
          </li>
        ))}
      </ul>
      {!hasName && <FormNotice kind="bad">{VENUE_FILE_MESSAGES.noName}</FormNotice>}
      <Lines title="Skipped, for they have a problem" lines={bad} />
      <Lines title="Skipped, for they are here already" lines={twins} />
      {problem !== null && <FormNotice kind="bad">{problem}</FormNotice>}
      <ButtonRow atEnd>
        <Button onClick={() => onTable(null)}>Choose another table</Button>
        <Button
          kind="main"
          busy={busy}
          unavailable={good.length === 0 ? "There is nothing to import" : undefined}
          onClick={() => void run()}
        >
          Import {counted(good.length)}
        </Button>
      </ButtonRow>
    </WindowBody>
  );
}

interface LinesProps {
  title: string;
  lines: readonly { line: number; name: string; text: string }[];
}

const SHOWN = 50;

function Lines({ title, lines }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <section className={styles.lines} aria-label={title}>
      <SectionTitle>
        {title} ({lines.length})
      </SectionTitle>
      <ul>
        {lines.slice(0, SHOWN).map(({ line, name, text }) => (
          <li key={line}>
            {[[`Line ${line}`, name].filter(Boolean).join(", "), text].filter(Boolean).join(": ")}
          </li>
        ))}
      </ul>
    </section>
  );
}

const counted = (count: number) => (count === 1 ? "1 venue" : `${count} venues`);
