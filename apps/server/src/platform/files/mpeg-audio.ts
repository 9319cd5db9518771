/** Tells MPEG audio (mp3) from bytes that only begin like it: one frame header is eleven bits that text has too. */

/** kbit/s of layer III by index: MPEG 1, then MPEG 2 and 2.5 (ISO 11172-3 and 13818-3). */
const BITRATES_1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const BITRATES_2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
/** Hz of MPEG 1 by index; MPEG 2 has half of it, MPEG 2.5 a quarter. */
const SAMPLE_RATES = [44_100, 48_000, 32_000];

/** Frames that must follow each other without a gap. */
const FRAMES_IN_A_ROW = 3;
/** Bytes of junk that players forgive between a tag and the first frame. */
const JUNK = 16 * 1024;

/**
 * Whether `head`, the first bytes of a file, begins an mp3: ID3v2 tags, a little junk at most, then frames in a row. A
 * tag that goes beyond the head is believed, as the frames behind it cannot be seen.
 */
export function beginsMp3(head: Uint8Array): boolean {
  const start = afterTags(head);
  if (start >= head.length) return start > 0;
  const last = Math.min(head.length - 4, start + JUNK);
  for (let at = start; at <= last; at++) {
    if (head[at] === 0xff && hasFrames(head, at)) return true;
  }
  return false;
}

/** Where the ID3v2 tags end (id3.org, ID3v2.4.0 section 3.1): sizes are four bytes of seven bits each. */
function afterTags(head: Uint8Array): number {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  let at = 0;
  while (at + 10 <= head.length && isTag(head, at)) {
    const size = view.getUint32(at + 6);
    const footer = (head[at + 5] ?? 0) & 0x10 ? 10 : 0;
    at += 10 + footer + sevenBits(size);
  }
  return at;
}

function isTag(head: Uint8Array, at: number): boolean {
  const [i, d, three, version = 0, revision] = head.subarray(at, at + 5);
  const sizes = head.subarray(at + 6, at + 10);
  const named = i === 0x49 && d === 0x44 && three === 0x33;
  return (
    named && version >= 2 && version <= 4 && revision !== 0xff && sizes.every((byte) => byte < 0x80)
  );
}

function sevenBits(size: number): number {
  return (
    (size & 0x7f) | ((size & 0x7f00) >> 1) | ((size & 0x7f0000) >> 2) | ((size & 0x7f000000) >> 3)
  );
}

/** A row may be cut by the end of what we see, but not be broken. */
function hasFrames(head: Uint8Array, start: number): boolean {
  let at = start;
  for (let frames = 0; frames < FRAMES_IN_A_ROW; frames++) {
    if (frames > 0 && at + 4 > head.length) return true;
    const length = frameLength(head, at);
    if (length === null) return false;
    at += length;
  }
  return true;
}

/** Bytes of the layer III frame at `at`, or null where none begins. Free-format frames (index 0) are not known. */
function frameLength(head: Uint8Array, at: number): number | null {
  const [sync, kind = 0, rates = 0] = head.subarray(at, at + 3);
  const layer3 = 0b01;
  if (sync !== 0xff || (kind & 0xe0) !== 0xe0 || ((kind >> 1) & 3) !== layer3) return null;
  const version = (kind >> 3) & 3;
  const reserved = 0b01;
  if (version === reserved) return null;
  const isMpeg1 = version === 0b11;
  const isMpeg25 = version === 0b00;
  const bitrate = (isMpeg1 ? BITRATES_1 : BITRATES_2)[rates >> 4];
  const rate = SAMPLE_RATES[(rates >> 2) & 3];
  if (!bitrate || !rate) return null;
  const sampleRate = isMpeg1 ? rate : isMpeg25 ? rate / 4 : rate / 2;
  const padding = (rates >> 1) & 1;
  return Math.floor(((isMpeg1 ? 144 : 72) * bitrate * 1000) / sampleRate) + padding;
}
