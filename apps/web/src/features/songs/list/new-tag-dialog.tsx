import { Overlay } from "../../../ui/overlay/overlay.tsx";
import { OverlayHead } from "../../../ui/overlay/overlay-head.tsx";
import { TagForm } from "../../../ui/tags/tag-form.tsx";
import type { TagLook } from "../../../ui/tags/tag-list.ts";

interface NewTagDialogProps {
  onAdd: (look: TagLook) => void;
  onClose: () => void;
}

/** Makes the tag that several songs are to get. */
export function NewTagDialog({ onAdd, onClose }: NewTagDialogProps) {
  return (
    <Overlay label="New tag for the selected songs" place="centre" onClose={onClose}>
      <OverlayHead title="New tag" onClose={onClose} />
      <TagForm known={[]} onAdd={onAdd} onCancel={onClose} />
    </Overlay>
  );
}
