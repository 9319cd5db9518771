/** Changes that buttons make to a text with a caret in it. */

export type TextChange = (
  text: string,
  start: number,
  end: number,
) => { text: string; caret: number };

/** Puts the selected lines between the directives of a section; without a selection an empty section comes where the caret is. */
export function aroundSection(kind: string, label: string): TextChange {
  return (text, start, end) => {
    const from = text.lastIndexOf("\n", start - 1) + 1;
    const lineEnd = text.indexOf("\n", Math.max(start, end - 1));
    const isEmptySelection = start === end;
    const to = isEmptySelection ? from : lineEnd < 0 ? text.length : lineEnd;
    const inside = text.slice(from, to);
    const open = label === "" ? `{start_of_${kind}}` : `{start_of_${kind}: ${label}}`;
    const head = `${open}\n${inside}`;
    const after = text.slice(to);
    const tail = `\n{end_of_${kind}}${after === "" || after.startsWith("\n") ? "" : "\n"}`;
    return { text: text.slice(0, from) + head + tail + after, caret: from + head.length };
  };
}

/** Puts something in the place of the selection. */
export function insertion(inserted: string, caretBack = 0): TextChange {
  return (text, start, end) => ({
    text: text.slice(0, start) + inserted + text.slice(end),
    caret: start + inserted.length - caretBack,
  });
}
