/** The colours of what is drawn. A canvas does not follow the tokens by itself, so they are read each time it is painted. */

export interface Palette {
  readonly font: string;
  of: (token: `--${string}`) => string;
}

export function paletteOf(element: Element): Palette {
  const style = getComputedStyle(element);
  return { font: style.font, of: (token) => style.getPropertyValue(token).trim() };
}
