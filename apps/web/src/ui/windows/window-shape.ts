/** What a window is for: a record to read or fill in, work that takes the whole page, or a small task. */
export type WindowShape = "record" | "page" | "small";
