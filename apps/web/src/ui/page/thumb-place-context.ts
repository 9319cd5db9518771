import { createContext } from "react";

/** Where the frame holds a page's main action on a phone: above its bars, in the thumb's reach. Null without a frame. */
export const ThumbPlaceContext = createContext<HTMLElement | null>(null);
