/** A WAV file of 16, 24 (integers) or 32 bits (floats) a sample. Values beyond −1 and 1 are cut in the integer kinds. */
export interface WavSound {
  /** Hz. */
  readonly sampleRate: number;
  /** All of one length, −1 to 1. */
  readonly channels: readonly Float32Array[];
}

const HEADER = 44;

export function writeWav(sound: WavSound, bits: 16 | 24 | 32 = 16): Uint8Array<ArrayBuffer> {
  const { sampleRate, channels } = sound;
  const frames = channels[0]?.length ?? 0;
  const bytesPerSample = bits / 8;
  const blockAlign = channels.length * bytesPerSample;
  const bytes = new Uint8Array(HEADER + frames * blockAlign);
  const view = new DataView(bytes.buffer);

  writeAscii(bytes, 0, "RIFF");
  view.setUint32(4, bytes.length - 8, true);
  writeAscii(bytes, 8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, bits === 32 ? 3 : 1, true);
  view.setUint16(22, channels.length, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * blockAlign, true);
  view.setUint16(32, blockAlign, true);
  view.setUint16(34, bits, true);
  writeAscii(bytes, 36, "data");
  view.setUint32(40, frames * blockAlign, true);

  let at = HEADER;
  for (let frame = 0; frame < frames; frame += 1) {
    for (const channel of channels) {
      writeSample(view, at, channel[frame] ?? 0, bits);
      at += bytesPerSample;
    }
  }
  return bytes;
}

function writeSample(view: DataView, at: number, value: number, bits: 16 | 24 | 32): void {
  if (bits === 32) {
    view.setFloat32(at, value, true);
    return;
  }
  const scale = 2 ** (bits - 1);
  const whole = Math.max(-scale, Math.min(scale - 1, Math.round(value * scale)));
  if (bits === 24) view.setInt8(at + 2, whole >> 16);
  view.setUint16(at, whole & 0xffff, true);
}

function writeAscii(bytes: Uint8Array, at: number, text: string): void {
  for (let i = 0; i < text.length; i += 1) bytes[at + i] = text.charCodeAt(i);
}
