/**
 * Parts of a screen that are seen once somebody presses for them: a menu, the palette. They are fetched ahead as soon as
 * somebody is at the page, so that the first painting does not wait for them, and they do not wait for the press.
 */
import {
  type ComponentType,
  createElement,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { lazily } from "../../lib/lazily.ts";
import { createStore } from "../../lib/store.ts";

export type LatePart<Props extends object> = ComponentType<Props> & {
  /** Once it is there it is shown in the same frame as whatever asks for it. */
  fetch: () => Promise<void>;
};

/** Shows nothing until it has come. One that does not come throws, as it does with `lazy`: it stands in a `Part`. */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LatePart<Props> {
  const part = createStore<ComponentType<Props> | null>(null);
  const fetch = lazily(async () => part.set(await load()));

  function Late(props: Props) {
    const shown = useSyncExternalStore(part.subscribe, part.get);
    const [failed, setFailed] = useState<{ error: unknown } | null>(null);
    useEffect(() => {
      if (shown === null) fetch().catch((error: unknown) => setFailed({ error }));
    }, [shown]);
    if (failed) throw failed.error;
    return shown && createElement(shown, props);
  }
  return Object.assign(Late, { fetch });
}

const SIGNS_OF_LIFE = ["pointermove", "pointerdown", "keydown"];

/** Fetches the parts with the first sign of somebody at the page. @param parts the same array each time */
export function useFetchAhead(parts: readonly Pick<LatePart<object>, "fetch">[]): void {
  useEffect(() => {
    const seen = new AbortController();
    const fetchAll = (): void => {
      seen.abort();
      // One that does not come is told when it is pressed for.
      for (const part of parts) part.fetch().catch(() => undefined);
    };
    for (const sign of SIGNS_OF_LIFE)
      window.addEventListener(sign, fetchAll, { capture: true, signal: seen.signal });
    return () => seen.abort();
  }, [parts]);
}

/** For what nobody asked for: where it does not come, the page is as it is without it, and says nothing. */
export function quietPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Late = latePart(load);
  return function Quiet(props: Props) {
    const [isHere, setHere] = useState(false);
    useEffect(() => {
      void Late.fetch().then(
        () => setHere(true),
        () => undefined,
      );
    }, []);
    return isHere ? createElement(Late, props) : null;
  };
}
