/** What shows a PDF, with all that reads one: fetched with the first PDF, or ahead where somebody is about to open one. */
import { latePart } from "../../parts/late-part.ts";

export const PdfReader = latePart(async () => (await import("./pdf-reader.tsx")).PdfReader);
