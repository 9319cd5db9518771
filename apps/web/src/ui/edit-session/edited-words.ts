/**
 * What is edited, within a sentence: a name in quotes, but what has none yet, or is one's own, in plain words. Whatever a song may
 * be called that begins so loses its quotes and nothing else.
 * @param label “Paper Lanterns”, or "the new song", "your profile"
 */
export const editedWords = (label: string): string =>
  /^(the new|your) /.test(label) ? label : `“${label}”`;

/** The same at the beginning of a sentence. */
export function editedWordsFirst(label: string): string {
  const words = editedWords(label);
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
