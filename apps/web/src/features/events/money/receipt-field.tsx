import { IconPaperclip } from "@tabler/icons-react";
import { FileDrop } from "../../../ui/files/file-drop.tsx";
import { FormNotice } from "../../../ui/native-fields/form-notice.tsx";
import type { Receipt } from "./use-receipt.ts";

interface ReceiptFieldProps {
  receipt: Receipt;
  /** The one that is there already. */
  kept: { title: string } | null;
}

/** On a phone it offers the camera. */
const ACCEPT = "image/*,.pdf";

export function ReceiptField({ receipt: { file, refusal, choose }, kept }: ReceiptFieldProps) {
  return (
    <>
      <FileDrop
        icon={<IconPaperclip aria-hidden />}
        label={file?.name ?? (kept ? "Choose another receipt" : "Receipt")}
        hint="A picture or a PDF, for members of the band alone."
        accept={ACCEPT}
        onFiles={([one]) => one && choose(one)}
      />
      {refusal !== null && <FormNotice kind="bad">{refusal}</FormNotice>}
    </>
  );
}
