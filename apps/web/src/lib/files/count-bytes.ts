/** Passes bytes on and tells how many there were so far. */
export function countBytes(
  onBytes: (received: number) => void,
): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let received = 0;
  return new TransformStream({
    transform(part, controller) {
      received += part.byteLength;
      onBytes(received);
      controller.enqueue(part);
    },
  });
}
