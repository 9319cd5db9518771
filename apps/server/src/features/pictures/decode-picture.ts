import { invalidField } from "@bandstand/contracts/failure";

const PREFIX = /^data:[^,]{0,100};base64,/;
/** Either alphabet, as programs write it. */
const BASE64 = /^[A-Za-z0-9+/_-]+={0,2}$/;

/** Of a text in base64, with or without its `data:` prefix. What the prefix claims is not asked: the content tells. Throws `invalid`. */
export function decodePicture(data: string): Buffer {
  const text = data
    .replace(PREFIX, "")
    // A form that was not encoded turns each plus into a space; programs of mail break lines.
    .replaceAll(" ", "+")
    .replaceAll(/[\r\n]/g, "");
  if (!BASE64.test(text)) throw invalidField("data", "Send the picture in base64");
  return Buffer.from(text, "base64");
}
