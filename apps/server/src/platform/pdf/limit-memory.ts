/** Lowers how far the memory of a WebAssembly module may grow, in the module itself: beyond that its own allocator fails. */

const HEADER = 8;
const MEMORY_SECTION = 5;
/** The memory says how large it may become. */
const HAS_MAXIMUM = 1;
const PAGE = 64 * 1024;

/** @param most bytes. Throws where the module has no memory with a maximum of its own. */
export function limitMemory(module: Uint8Array, most: number): Uint8Array<ArrayBuffer> {
  const limited = Uint8Array.from(module);
  let at = HEADER;
  while (at < limited.length) {
    const section = limited[at];
    const size = readNumber(limited, at + 1);
    if (section === MEMORY_SECTION) {
      const count = readNumber(limited, size.end);
      if (limited[count.end] !== HAS_MAXIMUM) break;
      const least = readNumber(limited, count.end + 1);
      const maximum = readNumber(limited, least.end);
      writeNumber(limited, least.end, maximum.end, Math.floor(most / PAGE));
      return limited;
    }
    at = size.end + size.value;
  }
  throw new Error("The memory of this module cannot be limited.");
}

/** LEB128, unsigned. */
function readNumber(bytes: Uint8Array, start: number): { value: number; end: number } {
  let value = 0;
  let scale = 1;
  for (let at = start; at < bytes.length; at += 1, scale *= 128) {
    const byte = bytes[at] ?? 0;
    value += (byte & 0x7f) * scale;
    if (byte < 0x80) return { value, end: at + 1 };
  }
  throw new Error("This module is not whole.");
}

/** In as many bytes as there were, so that nothing else moves. */
function writeNumber(bytes: Uint8Array, start: number, end: number, value: number): void {
  let rest = value;
  for (let at = start; at < end; at += 1, rest = Math.floor(rest / 128))
    bytes[at] = (rest % 128) + (at < end - 1 ? 0x80 : 0);
  if (rest > 0) throw new Error("The memory of this module is smaller already.");
}
