/** What this browser keeps as text beyond the page, by name. Where it refuses, a text lasts as long as the page. */

/** index.html reads two of these names before the first paint. */
const PREFIX = "bandstand:";

export interface TextStorage {
  /** Null where nothing is kept. */
  read: (name: string) => string | null;
  /** Null takes it away. */
  write: (name: string, text: string | null) => void;
}

/** @param place throws, as does what is asked of it, where a browser refuses storage or has no room */
export function textStorage(
  place: () => Pick<Storage, "getItem" | "setItem" | "removeItem">,
): TextStorage {
  const refused = new Map<string, string | null>();
  return {
    read(name) {
      const ofThisPage = refused.get(name);
      if (ofThisPage !== undefined) return ofThisPage;
      try {
        return place().getItem(PREFIX + name);
      } catch {
        return null;
      }
    },
    write(name, text) {
      try {
        if (text === null) place().removeItem(PREFIX + name);
        else place().setItem(PREFIX + name, text);
        refused.delete(name);
      } catch {
        refused.set(name, text);
      }
    },
  };
}

/** The storage of this browser, shared by its tabs. */
export const browserStorage: TextStorage = textStorage(() => window.localStorage);

/** The storage of this tab, across a reload too. */
export const tabStorage: TextStorage = textStorage(() => window.sessionStorage);

/** The name of ours that an event of the browser's storage is about; null for another's. */
export function storedName(key: string | null): string | null {
  return key?.startsWith(PREFIX) === true ? key.slice(PREFIX.length) : null;
}
