import { constants, createBrotliCompress } from 'node:zlib';

/** Compresses to the last byte without ending the stream, so that what follows begins at a whole byte. */
export async function openBrotliOf(content: Buffer, quality: number): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_OPERATION_FLUSH } = constants;
  const stream = createBrotliCompress({
    params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: content.length },
  });
  const parts: Buffer[] = [];
  return new Promise((resolve, reject) => {
    stream.on('error', reject);
    stream.on('data', (part: Buffer) => parts.push(part));
    stream.write(content);
    stream.flush(BROTLI_OPERATION_FLUSH, () => {
      resolve(Buffer.concat(parts));
      stream.destroy();
    });
  });
}

/** The longest uncompressed block that is written here. Its length fits into four nibbles. */
const MOST_OF_A_BLOCK = 65_536;
/** An empty last block: the bits ISLAST and ISLASTEMPTY. */
const END = Buffer.from([0b11]);

/**
 * Builds the end of an open stream: each content uncompressed, which costs no time, and the end mark. Uncompressed
 * meta-blocks of RFC 7932, 9.2: ISLAST 0, MNIBBLES 0 (four), MLEN - 1, ISUNCOMPRESSED 1, in 20 bits from the lowest on,
 * then whole bytes.
 */
export function brotliEnd(...contents: readonly Buffer[]): Buffer {
  return Buffer.concat([...contents.flatMap(blocksOf), END]);
}

function blocksOf(content: Buffer): readonly Buffer[] {
  const pieces: Buffer[] = [];
  for (let at = 0; at < content.length; at += MOST_OF_A_BLOCK) {
    const block = content.subarray(at, at + MOST_OF_A_BLOCK);
    const header = Buffer.alloc(3);
    header.writeUIntLE(((block.length - 1) << 3) | (1 << 19), 0, 3);
    pieces.push(header, block);
  }
  return pieces;
}
