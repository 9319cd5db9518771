/** What the `fmt ` chunk of a WAV file says (Microsoft's "Multiple Channel Audio Data and WAVE Files"). */
export interface WavFormat {
  /** Hz. */
  readonly sampleRate: number;
  readonly channels: number;
  readonly encoding: "uint8" | "int16" | "int24" | "int32" | "float32" | "float64";
  readonly bytesPerSample: number;
}

/**
 * Hz. Telephones record at 8,000, the finest converters at 768,000. What is measured of a recording is counted in seconds,
 * so that below a thousand a small file would claim to last for days.
 */
const LOWEST_RATE = 1_000;
const HIGHEST_RATE = 768_000;
/** The largest desks record as many at once. */
const MOST_CHANNELS = 64;

const PCM = 1;
const FLOAT = 3;
const EXTENSIBLE = 0xfffe;

const INTEGERS = { 1: "uint8", 2: "int16", 3: "int24", 4: "int32" } as const;
const FLOATS = { 4: "float32", 8: "float64" } as const;

/** True for what no recorder writes, whatever the encoding. `chunk` is what follows its length. */
export function isImplausible(chunk: Uint8Array): boolean {
  if (chunk.length < 16) return false;
  const view = new DataView(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  const channels = view.getUint16(2, true);
  const sampleRate = view.getUint32(4, true);
  const hasChannels = channels >= 1 && channels <= MOST_CHANNELS;
  return !hasChannels || sampleRate < LOWEST_RATE || sampleRate > HIGHEST_RATE;
}

/** Null for what we do not decode: compressed kinds, other sizes, or nonsense. */
export function readWavFormat(chunk: Uint8Array): WavFormat | null {
  if (chunk.length < 16 || isImplausible(chunk)) return null;
  const view = new DataView(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  const tag = view.getUint16(0, true);
  const channels = view.getUint16(2, true);
  const sampleRate = view.getUint32(4, true);
  const blockAlign = view.getUint16(12, true);
  const bits = view.getUint16(14, true);

  // Some writers leave the block size out. 20 bits in 3 bytes, or 24 in 4, are kept at the upper end of theirs.
  const bytesPerSample = blockAlign > 0 ? blockAlign / channels : Math.ceil(bits / 8);
  const kind = tag === EXTENSIBLE && chunk.length >= 26 ? view.getUint16(24, true) : tag;
  const encoding = encodingOf(kind, bytesPerSample);
  return encoding && { sampleRate, channels, encoding, bytesPerSample };
}

function encodingOf(kind: number, bytes: number): WavFormat["encoding"] | null {
  if (kind === PCM && (bytes === 1 || bytes === 2 || bytes === 3 || bytes === 4)) {
    return INTEGERS[bytes];
  }
  if (kind === FLOAT && (bytes === 4 || bytes === 8)) return FLOATS[bytes];
  return null;
}

/** Reads `out.length` samples from the start of `bytes`, as −1 to 1. */
export function decodeSamples(format: WavFormat, bytes: Uint8Array, out: Float32Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = out.length;
  switch (format.encoding) {
    case "uint8":
      for (let i = 0; i < count; i += 1) out[i] = (view.getUint8(i) - 128) / 128;
      break;
    case "int16":
      for (let i = 0; i < count; i += 1) out[i] = view.getInt16(2 * i, true) / 0x8000;
      break;
    case "int24":
      for (let i = 0; i < count; i += 1) {
        const high = view.getInt8(3 * i + 2) * 0x10000;
        out[i] = (high + view.getUint16(3 * i, true)) / 0x800000;
      }
      break;
    case "int32":
      for (let i = 0; i < count; i += 1) out[i] = view.getInt32(4 * i, true) / 0x80000000;
      break;
    case "float32":
      for (let i = 0; i < count; i += 1) out[i] = view.getFloat32(4 * i, true);
      break;
    case "float64":
      for (let i = 0; i < count; i += 1) out[i] = view.getFloat64(8 * i, true);
      break;
  }
}
