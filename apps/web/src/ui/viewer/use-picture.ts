/** A picture that is open as long as something shows it. */
import { useEffect, useState } from "react";
import { pictureType, type ViewedFile } from "./viewed-file.ts";

export type PictureState =
  | { state: "loading" }
  | { state: "open"; address: string; aspect: number }
  | { state: "failed"; error: unknown };

/** @param drawn where the server makes a picture of it; the same function as long as it is the same file */
export function usePicture(
  { name, open }: Pick<ViewedFile, "name" | "open">,
  drawn: ViewedFile["drawn"],
): PictureState {
  const [state, setState] = useState<PictureState>({ state: "loading" });
  useEffect(() => {
    const ending = new AbortController();
    let address = "";
    async function begin(): Promise<void> {
      const picture = drawn
        ? await drawn(ending.signal)
        : new Blob([await (await open(ending.signal)).blob()], { type: pictureType(name) });
      if (ending.signal.aborted) return;
      address = URL.createObjectURL(picture);
      const image = new Image();
      image.src = address;
      await image.decode();
      const aspect = image.naturalWidth / image.naturalHeight;
      if (!ending.signal.aborted) setState({ state: "open", address, aspect });
    }
    begin().catch((error: unknown) => {
      if (!ending.signal.aborted) setState({ state: "failed", error });
    });
    return () => {
      ending.abort();
      URL.revokeObjectURL(address);
    };
  }, [name, open, drawn]);
  return state;
}
