import { latePart } from "../../parts/late-part.ts";

/** Brings pdf.js, which is most of its weight. */
export const PdfSpread = latePart(async () => (await import("./pdf-spread.tsx")).PdfSpread);
