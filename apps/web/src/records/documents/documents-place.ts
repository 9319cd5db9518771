import type { ListPlace } from "../kit/record-failed.tsx";

export const DOCUMENTS_PLACE: ListPlace = { to: "/documents/index", title: "Documents" };
