import { createContext } from "react";

export type HeadingLevel = 1 | 2 | 3;

/** Of the headings that stand right below a title: a page's, or that of the window or layer in which they are shown. */
export const HeadingLevelContext = createContext<HeadingLevel>(2);
