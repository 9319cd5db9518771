/** Shows a file as far as a browser can: a PDF, a picture; of anything else its name and size, and the way to have it. */
import { useState } from "react";
import { Part } from "../parts/part.tsx";
import { FileCard } from "./file-card.tsx";
import { PdfReader } from "./pdf/late-pdf-reader.ts";
import { PictureView } from "./picture-view.tsx";
import styles from "./viewer.module.css";
import { type ViewedFile, viewedKind } from "./viewed-file.ts";

export function Viewer({ file }: { file: ViewedFile }) {
  const [tries, setTries] = useState(0);
  const again = () => setTries(tries + 1);
  return (
    <div className={styles.whole} key={tries}>
      <Shown file={file} onRetry={again} />
    </div>
  );
}

function Shown({ file, onRetry }: { file: ViewedFile; onRetry: () => void }) {
  switch (viewedKind(file.name)) {
    case "pdf":
      return (
        <Part onFailed={() => {}}>
          <PdfReader file={file} onRetry={onRetry} />
        </Part>
      );
    case "picture":
      return <PictureView file={file} onRetry={onRetry} />;
    case "drawn":
      if (file.drawn) return <PictureView file={file} drawn={file.drawn} onRetry={onRetry} />;
      return <FileCard file={file} />;
    case "other":
      return <FileCard file={file} />;
  }
}
