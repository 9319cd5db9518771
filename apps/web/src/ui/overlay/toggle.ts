/** Something that is open or not, where what opens it and what shows it are far apart. */

export interface Toggle {
  open: () => void;
  close: () => void;
  isOpen: () => boolean;
  subscribe: (listener: () => void) => () => void;
}

export function createToggle(): Toggle {
  const listeners = new Set<() => void>();
  let open = false;
  const set = (next: boolean): void => {
    if (open === next) return;
    open = next;
    for (const listener of listeners) listener();
  };
  return {
    open: () => set(true),
    close: () => set(false),
    isOpen: () => open,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
