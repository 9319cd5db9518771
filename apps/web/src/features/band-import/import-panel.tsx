/** Takes songs over from the other bands that one administers, a tab for each. */
import { IMPORT_MESSAGES } from "@bandstand/contracts/band-import";
import { EmptyState } from "../../ui/states/empty-state.tsx";
import { FormSkeleton } from "../../ui/states/skeletons.tsx";
import { Tabs } from "../../ui/tabs/tabs.tsx";
import { BandPanel } from "./band-panel.tsx";
import type { ImportKind } from "./import-kind.ts";
import styles from "./import-panel.module.css";
import { LoadFailed } from "./load-failed.tsx";
import { useOtherBands } from "./requests.ts";

export function ImportPanel({ kind }: { kind: ImportKind }) {
  const { data: bands, error, refetch } = useOtherBands();
  if (!bands) {
    return error ? (
      <LoadFailed
        message={IMPORT_MESSAGES.bandsFailed(error.message)}
        onRetry={() => void refetch()}
      />
    ) : (
      <FormSkeleton />
    );
  }
  if (bands.length === 0) {
    return (
      <EmptyState title={IMPORT_MESSAGES.noOtherBands}>
        {IMPORT_MESSAGES.needAdministrator(kind.label)}
      </EmptyState>
    );
  }
  return (
    <div className={styles.panel}>
      <Tabs
        label="Bands"
        tabs={bands.map((band) => ({
          key: String(band.bandId),
          label: band.name,
          panel: <BandPanel kind={kind} band={band} />,
        }))}
      />
    </div>
  );
}
