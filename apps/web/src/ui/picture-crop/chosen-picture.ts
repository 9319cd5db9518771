/** A picture that somebody chose: looked at before a browser decodes it, which a cunning one would bring down. */
import { LIMITS } from "@bandstand/contracts/limits";
import { PICTURE_MESSAGES, pictureRefusal } from "@bandstand/domain/picture-refusal";

export interface ChosenPicture {
  image: HTMLImageElement;
  /** Of the bytes in memory; to be given back. */
  address: string;
}

const MEGABYTES = LIMITS.picture / 1024 / 1024;

/** Throws an error in the words that the server has for it. */
export async function choosePicture(file: File): Promise<ChosenPicture> {
  if (file.size > LIMITS.picture) throw new Error(PICTURE_MESSAGES.bytes(MEGABYTES));
  const bytes = new Uint8Array(await file.arrayBuffer());
  const refusal = pictureRefusal(bytes, LIMITS.picture);
  if (refusal) throw new Error(refusal.message);
  const address = URL.createObjectURL(file);
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
  } catch (error) {
    URL.revokeObjectURL(address);
    throw new Error(PICTURE_MESSAGES.broken, { cause: error });
  }
  return { image, address };
}
