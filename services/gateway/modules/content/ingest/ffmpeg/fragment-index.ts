import { open } from 'node:fs/promises';

/** The parts of a fragmented MP4 file. */
export interface FragmentIndex {
  /** Bytes of what comes before the first index: all that a player must have before any fragment. */
  readonly beginningBytes: number;
  readonly fragments: readonly { readonly from: number; readonly bytes: number; readonly seconds: number }[];
  /** The CODECS of a playlist. */
  readonly codecs: string;
}

/** The header of a film of twelve hours, with its indexes, is a tenth of that. */
const MOST_HEADER_BYTES = 4 * 2 ** 20;

/**
 * Reads the index of a file that `renditionArguments` made.
 * @throws RangeError for a file without one
 */
export async function readFragmentIndex(path: string): Promise<FragmentIndex> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(MOST_HEADER_BYTES), 0, MOST_HEADER_BYTES, 0);
    return indexOf(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

function indexOf(head: Buffer): FragmentIndex {
  let at = 0;
  let index: { readonly start: number; readonly end: number } | undefined;
  let codecs = '';
  while (at + 8 <= head.length) {
    const size = head.readUInt32BE(at);
    const type = head.toString('latin1', at + 4, at + 8);
    if (type === 'moov') codecs = codecsOf(head.subarray(at, at + size));
    // The first index is that of the picture; one of the sound follows it.
    if (type === 'sidx') index ??= { start: at, end: at + size };
    if (type === 'moof') break;
    if (size < 8) throw new RangeError('The file has a box without a length');
    at += size;
  }
  if (index === undefined || index.end > head.length) throw new RangeError('The file has no index of its fragments');
  return { beginningBytes: index.start, codecs, fragments: readSidx(head.subarray(index.start, index.end), index.end) };
}

/** `sidx` of ISO/IEC 14496-12, 8.16.3. */
function readSidx(box: Buffer, end: number): FragmentIndex['fragments'] {
  const isLong = box[8] === 1;
  const timescale = box.readUInt32BE(16);
  let at = isLong ? 36 : 28;
  let from = end + Number(isLong ? box.readBigUInt64BE(28) : box.readUInt32BE(24));
  const count = box.readUInt16BE(at + 2);
  at += 4;
  return Array.from({ length: count }, (_, number) => {
    const bytes = box.readUInt32BE(at + number * 12) & 0x7fffffff;
    const fragment = { from, bytes, seconds: box.readUInt32BE(at + number * 12 + 4) / timescale };
    from += bytes;
    return fragment;
  });
}

/** Profile and level out of the picture's header, and AAC-LC where there is sound. */
function codecsOf(moov: Buffer): string {
  const at = moov.indexOf('avcC', 0, 'latin1');
  if (at < 0) throw new RangeError('The file has no H.264 picture');
  const picture = `avc1.${moov.toString('hex', at + 5, at + 8)}`;
  return moov.includes('mp4a', 0, 'latin1') ? `${picture},mp4a.40.2` : picture;
}
