import { type Band, saveBand } from "@bandstand/contracts/bands";
import { useBandChanges } from "../../../records/band/band-changes.ts";
import { BandLoader } from "../../../records/band/band-loader.tsx";
import { RecordForm } from "../../../ui/form-frame/record-form.tsx";
import { useRecordForm } from "../../../ui/form-frame/use-record-form.ts";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import { FormSkeleton } from "../../../ui/states/skeletons.tsx";
import { useCurrentWindow } from "../../../ui/windows/window-context.ts";
import { editBandForm } from "./band-form-schema.ts";
import { BandPanels } from "./band-panels.tsx";

interface BandEditProps {
  bandId: number;
  /** Where to go once the band is saved or the form left; a window closes. */
  onClosed?: () => void;
}

export function BandEdit({ bandId, onClosed }: BandEditProps) {
  return (
    <BandLoader bandId={bandId} skeleton={<FormSkeleton />}>
      {(band) => <EditForm band={band} onClosed={onClosed} />}
    </BandLoader>
  );
}

function EditForm({ band, onClosed }: { band: Band; onClosed: (() => void) | undefined }) {
  const bands = useBandChanges();
  const notify = useNotify();
  const current = useCurrentWindow();
  const form = useRecordForm({
    label: band.name,
    draft: { kind: "band", of: band.id },
    original: band,
    schema: editBandForm,
    save: (changed) => bands.save(band.id, changed),
    reload: () => bands.reload(band.id),
    onSaved(saved) {
      notify.success(`“${saved.name}” was saved`);
      leave();
    },
  });

  function leave(): void {
    current?.dismiss();
    onClosed?.();
  }

  return (
    <RecordForm form={form} call={saveBand} saveLabel="Save Changes" onLeave={leave}>
      <BandPanels form={form} band={band} />
    </RecordForm>
  );
}
