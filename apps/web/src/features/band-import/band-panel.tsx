/** What one other band has: pick, and import. */
import { IMPORT_MESSAGES, type OtherBand } from "@bandstand/contracts/band-import";
import { searchFor } from "@bandstand/domain/text-search";
import { IconDownload } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { useConfirm } from "../../ui/confirm/confirm-context.ts";
import { SwitchField } from "../../ui/form-frame/switch-field.tsx";
import { uncheckedField } from "../../ui/form-frame/unchecked-field.ts";
import { SearchField } from "../../ui/list-frame/search-field.tsx";
import { useSearchText } from "../../ui/list-frame/use-search-text.ts";
import { useNotify } from "../../ui/notifications/notifications-context.ts";
import { ProgressBar } from "../../ui/progress/progress-bar.tsx";
import { EmptyState } from "../../ui/states/empty-state.tsx";
import { FormSkeleton } from "../../ui/states/skeletons.tsx";
import { useUnsavedQuestion } from "../../ui/windows/use-close-question.ts";
import { useWindowCloseGuard } from "../../ui/windows/window-context.ts";
import { ImportRows } from "./import-rows.tsx";
import { type ImportKind, wordsOf } from "./import-kind.ts";
import { describeError } from "../../ui/states/describe-error.ts";
import styles from "./import-panel.module.css";
import {
  isAllSelected,
  isNew,
  NOTHING_SELECTED,
  selected,
  toggled,
  toggledAll,
} from "./import-selection.ts";
import { LoadFailed } from "./load-failed.tsx";
import { useImport, useImportable } from "./requests.ts";

interface BandPanelProps {
  kind: ImportKind;
  band: OtherBand;
}

const UNSEARCHED = { value: "", onChange: () => undefined };

export function BandPanel({ kind, band }: BandPanelProps) {
  const { data: items, error, refetch } = useImportable(kind, band.bandId);
  const importItems = useImport(kind, band.bandId);
  const notify = useNotify();
  const box = useSearchText(UNSEARCHED);
  const input = useRef<HTMLInputElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  const [selection, setSelection] = useState(NOTHING_SELECTED);
  const [includeDocuments, setIncludeDocuments] = useState(false);
  const [running, setRunning] = useState<AbortController | null>(null);
  const confirm = useConfirm();
  useWindowCloseGuard(async () => {
    if (running === null) return true;
    const closes = await confirm({
      title: `Import from ${band.name}`,
      text: "The import is not finished. Close and cancel it?",
      destructive: true,
      yes: "Cancel import",
      no: "Go on importing",
    });
    if (closes) running.abort();
    return closes;
  });
  const chosen = selected(selection, items ?? []);
  useUnsavedQuestion(
    `Import from ${band.name}`,
    running !== null || chosen.length === 0
      ? null
      : `${counted(chosen.length, kind)} of ${band.name} picked and not imported. Close and lose the choice?`,
  );

  if (!items) {
    return error ? (
      <LoadFailed
        message={IMPORT_MESSAGES.loadFailed(kind.label, error.message)}
        onRetry={() => void refetch()}
      />
    ) : (
      <FormSkeleton />
    );
  }
  if (!items.some(isNew)) {
    return (
      <EmptyState title={IMPORT_MESSAGES.nothingLeft(kind.label)}>
        {items.length === 0
          ? `${band.name} has none.`
          : `All that ${band.name} has is here already.`}
      </EmptyState>
    );
  }

  const isFound = searchFor(box.text.trim());
  const shown = items.filter((item) => {
    const { title, detail } = wordsOf(item);
    return isFound([title, detail]);
  });
  const hasDocuments = items.some((item) => isNew(item) && item.documentCount > 0);

  async function run(): Promise<void> {
    if (chosen.length === 0) return;
    const cancelling = new AbortController();
    const { signal } = cancelling;
    setRunning(cancelling);
    try {
      const { imported } = await importItems({ items: chosen, includeDocuments, signal });
      setSelection(NOTHING_SELECTED);
      notify.success(`${counted(imported, kind)} imported from ${band.name}`);
    } catch (cause) {
      if (signal.aborted) notify.success("Cancelled. What the list shows is what was imported.");
      else tellFailure(cause);
    }
    setRunning(null);
  }

  function tellFailure(cause: unknown): void {
    notify.error({
      title: IMPORT_MESSAGES.importFailed(kind.label, describeError(cause).message),
      next: "Nothing was imported.",
    });
  }

  return (
    <>
      <div className={styles.tools}>
        <SearchField
          box={box}
          input={input}
          label={`Search ${kind.label} of ${band.name}`}
          placeholder={kind.searched}
          onDown={() => rows.current?.querySelector("input")?.focus()}
        />
        <Button onClick={() => setSelection(toggledAll(selection, shown))}>
          {isAllSelected(selection, shown) ? "Deselect All" : "Select All"}
        </Button>
      </div>
      <ImportRows
        ref={rows}
        items={shown}
        bandName={band.name}
        selection={selection}
        onToggle={(id) => setSelection(toggled(selection, id))}
      />
      <div className={styles.foot}>
        {hasDocuments && (
          <SwitchField
            label="Import Documents"
            field={uncheckedField(`documents-${band.bandId}`, includeDocuments, (value) =>
              setIncludeDocuments(value === true),
            )}
          />
        )}
        <Button
          kind="main"
          icon={<IconDownload aria-hidden />}
          busy={running !== null}
          unavailable={chosen.length === 0 ? "Nothing is selected" : undefined}
          onClick={() => void run()}
        >
          Import Selected ({chosen.length})
        </Button>
        {running && (
          <>
            <ProgressBar label={`Importing ${kind.label}`} share={null} />
            <Button onClick={() => running.abort()}>Cancel</Button>
          </>
        )}
      </div>
    </>
  );
}

/** "1 song", "12 songs" */
function counted(count: number, { one, label }: ImportKind): string {
  return `${count} ${count === 1 ? one : label}`;
}
