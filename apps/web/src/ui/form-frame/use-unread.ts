/** Binds a field outside of a form, of which somebody may type what is no value. */
import { useState } from "react";
import type { TypedBinding } from "./field-binding.ts";
import type { UnreadText } from "./form-state.ts";

interface TypedOptions<Value> {
  name: string;
  value: Value | null;
  set: (value: Value | null) => void;
}

export interface Unread {
  /** Whether a text stands there that is no value. */
  isUnread: boolean;
  /** Says what is wrong with it, though the person is still in the field. */
  insist: () => void;
  bind: <Value>(options: TypedOptions<Value>) => TypedBinding<Value>;
}

export function useUnread(): Unread {
  const [unread, setUnread] = useState<UnreadText | null>(null);
  const [shown, show] = useState(false);
  return {
    isUnread: unread !== null,
    insist: () => show(true),
    bind: ({ name, value, set }) => ({
      name,
      value,
      unread: unread?.text,
      message: shown ? unread?.message : undefined,
      set: (next) => {
        setUnread(null);
        set(next);
      },
      refuse: (text, message) => setUnread({ text, message }),
      onBlur: () => show(true),
    }),
  };
}
