/** What was found in the files, what is to be decided about it, and the button that imports. */
import type { ReactNode } from "react";
import { LIMITS } from "@bandstand/contracts/limits";
import { useIsOnline } from "../../lib/services/services-context.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { FormNotice } from "../../ui/native-fields/form-notice.tsx";
import { NativeField } from "../../ui/native-fields/native-field.tsx";
import { ButtonRow, Note, WindowFoot } from "../../ui/windows/window-parts.tsx";
import { ProgressBar } from "../../ui/progress/progress-bar.tsx";
import { ColumnMapping } from "./column-mapping.tsx";
import { importHindrance } from "./import-hindrance.ts";
import { ImportFindings } from "./import-findings.tsx";
import { ImportMatches } from "./import-matches.tsx";
import { ImportPreview } from "./import-preview.tsx";
import type { ImportState } from "./import-state.ts";
import type { PlanSummary } from "./reading/desk-messages.ts";
import styles from "./song-import.module.css";
import type { SongImport } from "./use-song-import.ts";

interface ImportReviewProps {
  songImport: SongImport;
  state: Extract<ImportState, { step: "review" | "importing" }>;
  /** The button that goes on with recordings and papers; it stands where there is nothing else to import. */
  upload: ReactNode;
}

export function ImportReview({ songImport, state, upload }: ImportReviewProps) {
  const { change, run, cancel, restart, saveBad } = songImport;
  const { opened, choices, plan, failure, step } = state;
  const isOnline = useIsOnline();
  const isImporting = step === "importing";
  const hasArtist = choices.mapping.includes("artist");

  return (
    <div>
      <div className={styles.scroll} inert={isImporting}>
        {opened.table && (
          <ColumnMapping
            table={plan?.table ?? opened.table}
            choices={choices}
            onColumn={(column, field) => void change({ type: "column", column, field })}
            onHead={(firstIsHead) => void change({ type: "head", firstIsHead })}
          />
        )}
        {(plan?.needsArtist === true || choices.artist !== "") && (
          <NativeField
            label="Artist, where missing"
            hint={
              opened.table && !hasArtist
                ? "No column is the artist. Your band's name will do for your own songs."
                : undefined
            }
            maxLength={LIMITS.shortText}
            field={{
              name: "artist",
              value: choices.artist,
              message: undefined,
              set: (artist) => void change({ type: "choose", part: { artist: artist ?? "" } }),
              onBlur: () => {},
            }}
          />
        )}
        <ImportFindings opened={opened} plan={plan} onSaveBad={() => void saveBad()} />
        {plan && plan.matched.count > 0 && (
          <ImportMatches
            matched={plan.matched}
            all={choices.matched}
            onChoose={(choice, number) =>
              void change({ type: "match", choice, ...(number !== undefined && { number }) })
            }
          />
        )}
        {plan && plan.preview.length > 0 && <ImportPreview plan={plan} />}
        {plan?.ready === 0 && plan.changes === 0 && plan.bad.count === 0 && (
          <>
            <Note>There is nothing to import.</Note>
            {upload && <ButtonRow atEnd>{upload}</ButtonRow>}
          </>
        )}
      </div>
      <WindowFoot>
        {failure.length > 0 && (
          <FormNotice kind="bad">
            {failure.slice(0, 10).map((text) => (
              <span key={text}>{text}</span>
            ))}
          </FormNotice>
        )}
        {isImporting && <ProgressBar label="Importing songs" share={null} />}
        <ButtonRow atEnd>
          <Note role="status">
            {plan ? importHindrance(plan, isOnline) : "Looking through the songs…"}
          </Note>
          {isImporting ? (
            <Button onClick={cancel}>Cancel</Button>
          ) : (
            <Button onClick={restart}>Other files</Button>
          )}
          <Button
            kind="main"
            busy={isImporting}
            unavailable={isImporting ? undefined : importHindrance(plan, isOnline)}
            onClick={() => void run()}
          >
            {importLabel(plan)}
          </Button>
        </ButtonRow>
      </WindowFoot>
    </div>
  );
}

function importLabel(plan: PlanSummary | null): string {
  if (!plan) return "Import songs";
  const { ready, changes } = plan;
  if (changes === 0) return `Import ${songs(ready)}`;
  return ready === 0
    ? `Add to ${songs(changes)}`
    : `Import ${songs(ready)}, add to ${changes.toLocaleString("en-GB")}`;
}

function songs(count: number): string {
  return count === 1 ? "1 song" : `${count.toLocaleString("en-GB")} songs`;
}
