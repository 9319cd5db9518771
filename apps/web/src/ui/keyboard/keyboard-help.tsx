/** All keys that work now, under their headings. */
import { Overlay } from "../overlay/overlay.tsx";
import { OverlayHead } from "../overlay/overlay-head.tsx";
import { KeyCaps } from "./key-caps.tsx";
import { useCharacterKeys, useShortcutList } from "./keyboard-context.ts";
import styles from "./keyboard-help.module.css";
import type { Shortcut } from "./keyboard-shortcuts.ts";

export function KeyboardHelp({ onClose }: { onClose: () => void }) {
  const shortcuts = useShortcutList();
  const { enabled, enable } = useCharacterKeys();
  return (
    <Overlay label="Keyboard" place="centre" onClose={onClose}>
      <OverlayHead title="Keyboard" onClose={onClose} />
      <div className={styles.groups}>
        {grouped(shortcuts).map(([group, entries]) => (
          <section key={group}>
            <h3 className={styles.group}>{group}</h3>
            <dl>
              {entries.map(({ keys, also, label }) => (
                <div key={keys} className={styles.entry}>
                  <dt>{label}</dt>
                  <dd>
                    <KeyCaps keys={keys} />
                    {also !== undefined && (
                      <>
                        {" or "}
                        <KeyCaps keys={also} />
                      </>
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <label className={styles.characters}>
        <input
          type="checkbox"
          checked={enabled}
          onChange={(event) => enable(event.target.checked)}
        />
        Keys without Ctrl, Alt or ⌘ work too
      </label>
    </Overlay>
  );
}

/** In the order of registration; of two for the same keys the later one works, so it is the one listed. */
function grouped(shortcuts: readonly Shortcut[]): [string, Shortcut[]][] {
  const working = new Map(shortcuts.map((shortcut) => [shortcut.keys, shortcut]));
  return [...Map.groupBy(working.values(), ({ group }) => group)];
}
