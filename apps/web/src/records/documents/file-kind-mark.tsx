/** What kind of file a document is, as a shape at the head of its row. */
import type { DocumentRow } from "@bandstand/contracts/documents";
import {
  IconFile,
  IconFileSpreadsheet,
  IconFileTypePdf,
  IconFileWord,
  IconMail,
  IconPhoto,
} from "@tabler/icons-react";
import styles from "./file-kind-mark.module.css";

const ICONS: Readonly<Record<string, typeof IconFile>> = {
  pdf: IconFileTypePdf,
  doc: IconFileWord,
  docx: IconFileWord,
  xls: IconFileSpreadsheet,
  xlsx: IconFileSpreadsheet,
  msg: IconMail,
  png: IconPhoto,
  jpg: IconPhoto,
  jpeg: IconPhoto,
  gif: IconPhoto,
  tif: IconPhoto,
};

export function FileKindMark({ FileType }: Pick<DocumentRow, "FileType">) {
  const Icon = ICONS[FileType?.extension ?? ""] ?? IconFile;
  return (
    <span className={styles.mark} data-none={FileType === null || undefined}>
      <Icon aria-hidden />
    </span>
  );
}
