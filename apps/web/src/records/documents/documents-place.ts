import type { ListPlace } from "../kit/way-on.ts";

// Whoever reads songs reads their papers, and finds them there: the list of all is for those who read documents.
// By its rule alone: the fields of a document come with their page.
export const DOCUMENTS_PLACE = {
  to: "/documents/index",
  title: "Documents",
  call: { access: { kind: "read", areas: ["OD"] } },
} as const satisfies ListPlace;
