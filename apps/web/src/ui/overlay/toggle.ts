/** Something that is open or not, where what opens it and what shows it are far apart. */
import { createStore } from "../../lib/store.ts";

export interface Toggle {
  open: () => void;
  close: () => void;
  isOpen: () => boolean;
  subscribe: (listener: () => void) => () => void;
}

export function createToggle(): Toggle {
  const { get, set, subscribe } = createStore(false);
  return { open: () => set(true), close: () => set(false), isOpen: get, subscribe };
}
