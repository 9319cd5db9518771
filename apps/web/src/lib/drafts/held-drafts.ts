/**
 * Which drafts are open in a form now, in any tab. A lock tells, for it goes with its tab however that ends; where there are
 * none, nothing is kept on the device either.
 */

type Locks = Pick<LockManager, "request" | "query">;

export interface HeldDrafts {
  /** @returns ends the holding */
  hold: (name: string) => () => void;
  isHeldHere: (name: string) => boolean;
  /** The names of those that are held in any tab. */
  names: () => Promise<ReadonlySet<string>>;
}

const PREFIX = "bandstand:draft:";

export function heldDrafts(locks: () => Locks | undefined): HeldDrafts {
  const here: string[] = [];
  return {
    hold(name) {
      const { promise, resolve } = Promise.withResolvers<void>();
      here.push(name);
      // Shared: the same record may be open twice. A browser that refuses tells nobody of it.
      locks()
        ?.request(PREFIX + name, { mode: "shared" }, () => promise)
        .catch(() => {});
      return () => {
        here.splice(here.indexOf(name), 1);
        resolve();
      };
    },
    isHeldHere: (name) => here.includes(name),
    async names() {
      const { held = [] } = (await locks()?.query()) ?? {};
      return new Set(
        held
          .map(({ name = "" }) => name)
          .filter((name) => name.startsWith(PREFIX))
          .map((name) => name.slice(PREFIX.length)),
      );
    },
  };
}

export const held = heldDrafts(() => globalThis.navigator?.locks);
