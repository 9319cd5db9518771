/**
 * Screen sizes as mixins (`@mixin phone { … }`), since a media query cannot read a custom property.
 * In em, not px: a larger text size moves the layout to the next smaller form.
 */
const content = { "@mixin-content": {} };

/** Of the browser, or of the page itself (`follow-text-size.ts`). */
export function largeText<Looks>(looks: Looks): Record<string, Looks> {
  return { "@media (max-width: 19em)": looks, ":root[data-large-text] &": looks };
}

export const screenSizes = {
  phone: { "@media (max-width: 47.9375em)": content },
  tablet: { "@media (min-width: 48em) and (max-width: 74.9375em)": content },
  /** Of a tablet held upright, and of one that lies. */
  upright: { "@media (min-width: 48em) and (max-width: 63.9375em)": content },
  landscape: { "@media (min-width: 64em) and (max-width: 74.9375em)": content },
  laptop: { "@media (min-width: 75em)": content },
  "above-phone": { "@media (min-width: 48em)": content },
  "below-laptop": { "@media (max-width: 74.9375em)": content },
  /** A phone with text so large that two lines hold no more than a few words: there they may be more. */
  "large-text": largeText(content),
  /** Where a pointer can rest on a thing without pressing it. */
  pointer: { "@media (hover: hover)": { "&:hover": content } },
  touch: { "@media (pointer: coarse)": content },
  still: { "@media (prefers-reduced-motion: reduce)": content },
  print: { "@media print": content },
};
