import { useNotify } from "../notifications/notifications-context.ts";

/** Copies what stands in a field beside it, and says so by what it is: "link". Where the browser refuses, it is marked by hand. */
export function useCopy(what: string): (text: string) => void {
  const notify = useNotify();
  const [first = "", ...rest] = what;
  return (text) =>
    void navigator.clipboard.writeText(text).then(
      () => notify.success(`${first.toUpperCase()}${rest.join("")} copied`),
      () => notify.warning(`The ${what} could not be copied. Mark it and copy it yourself.`),
    );
}
