/** What a person should know before importing: bad lines, guesses, files skipped. */
import { IconDownload } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { FormNotice } from "../../ui/native-fields/form-notice.tsx";
import { LIMITS } from "@bandstand/contracts/limits";
import type { Cut, OpenedSummary, PlanSummary } from "./reading/desk-messages.ts";
import type { NamedPlace } from "./reading/import-plan.ts";
import { isLater } from "./reading/later-files.ts";
import styles from "./import-findings.module.css";

interface ImportFindingsProps {
  opened: OpenedSummary;
  plan: PlanSummary | null;
  onSaveBad: () => void;
}

export function ImportFindings({ opened, plan, onSaveBad }: ImportFindingsProps) {
  const { doubts } = opened;
  const later = opened.skipped.filter(isLater);
  const skipped = opened.skipped.filter((file) => !isLater(file));
  return (
    <>
      {doubts.map(({ file, text }) => (
        <FormNotice key={file} kind="plain">
          <strong>{file}</strong>
          <span>{text}</span>
        </FormNotice>
      ))}
      {plan && plan.beyond > 0 && (
        <FormNotice kind="plain">
          At most {number(LIMITS.songsAtOnce)} songs are imported at once: the first{" "}
          {number(LIMITS.songsAtOnce)} now, {number(plan.beyond)} more are left. Import the file
          again for those; songs that are here by then are known.
        </FormNotice>
      )}
      {plan && <Skipped bad={plan.bad} onSave={onSaveBad} />}
      {plan && plan.notes.count > 0 && (
        <Finding title={`${number(plan.notes.count)} to look at`} kind="warn">
          <ul>
            {plan.notes.items.map(({ text, places }) => (
              <li key={text}>
                {text} <span className={styles.place}>({placesOf(places)})</span>
              </li>
            ))}
          </ul>
        </Finding>
      )}
      {skipped.length > 0 && (
        <Finding
          title={
            skipped.length === 1 ? "1 file skipped" : `${number(skipped.length)} files skipped`
          }
          kind="warn"
        >
          <Files files={skipped} />
        </Finding>
      )}
      {later.length > 0 && (
        <Finding
          title={
            later.length === 1
              ? "1 file goes to its song afterwards"
              : `${number(later.length)} files go to their songs afterwards`
          }
          kind="plain"
        >
          <Files files={later} />
        </Finding>
      )}
    </>
  );
}

function Files({ files }: { files: OpenedSummary["skipped"] }) {
  return (
    <ul>
      {files.slice(0, 200).map(({ name, reason }, index) => (
        // Two folders of a ZIP may hold files of one name.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>
          <strong>{name}</strong> {reason}
        </li>
      ))}
      {files.length > 200 && <li>and {number(files.length - 200)} more</li>}
    </ul>
  );
}

interface SkippedProps {
  bad: PlanSummary["bad"];
  onSave: () => void;
}

/** Lines with problems: listed, and to be had as a file that is mended and imported on its own. */
export function Skipped({ bad, onSave }: SkippedProps) {
  if (bad.count === 0) return null;
  return (
    <Finding title={`${number(bad.count)} skipped, with problems`} kind="bad" open>
      <Places places={bad} />
      <Button size="small" icon={<IconDownload aria-hidden />} onClick={onSave}>
        {bad.count === 1 ? "Download this line" : "Download these lines"}
      </Button>
    </Finding>
  );
}

interface FindingProps {
  title: string;
  kind: "bad" | "warn" | "plain";
  open?: boolean;
  children: ReactNode;
}

function Finding({ title, kind, open = false, children }: FindingProps) {
  return (
    <details className={styles.finding} data-kind={kind} open={open}>
      <summary>{title}</summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}

function Places({ places: { items, count } }: { places: Cut<NamedPlace> }) {
  return (
    <ul>
      {items.map(({ place, title, text }) => (
        <li key={place}>
          <span className={styles.place}>{place}</span> {title !== "" && <strong>{title}</strong>}{" "}
          {text}
        </li>
      ))}
      {count > items.length && <li>and {number(count - items.length)} more</li>}
    </ul>
  );
}

function placesOf({ items, count }: Cut<string>): string {
  const more = count - items.length;
  return more > 0 ? `${items.join(", ")} and ${number(more)} more` : items.join(", ");
}

function number(count: number): string {
  return count.toLocaleString("en-GB");
}
