import { type ReactNode, createContext } from "react";

/** What the frame puts before a page's heading: on a phone the band's square, elsewhere nothing. */
export const PageLeadContext = createContext<ReactNode>(null);
