/** A React context that must be there: reading it outside its provider is a mistake said plainly, never a silent default. */
import { type Context, createContext, use } from "react";

/** @returns the context to provide with, and the hook to read with. @throws (from the hook) without a provider above. */
export function requiredContext<Value>(name: string): [Context<Value | null>, () => Value] {
  const context = createContext<Value | null>(null);
  context.displayName = name;
  const useValue = (): Value => {
    const value = use(context);
    if (value === null) throw new Error(`${name} is used outside its provider`);
    return value;
  };
  return [context, useValue];
}
