/** A file of a zip that stores its files as they are. */
export interface UnzippedFile {
  readonly name: string;
  readonly content: Buffer;
  /** CRC-32, as the directory has it. */
  readonly checksum: number;
}

const END = 0x06_05_4b_50;
const ENTRY = 0x02_01_4b_50;
const FILE = 0x04_03_4b_50;

/**
 * Reads a zip as programs do, from the directory at its end (APPNOTE 4.3); of less than 4 GB and without a comment.
 * @throws Error for what is no such zip
 */
export function unzip(zip: Buffer): readonly UnzippedFile[] {
  const end = zip.length - 22;
  if (zip.readUInt32LE(end) !== END) throw new Error('A zip ends with its directory.');
  let at = zip.readUInt32LE(end + 16);
  return Array.from({ length: zip.readUInt16LE(end + 10) }, () => {
    if (zip.readUInt32LE(at) !== ENTRY) throw new Error(`There is no entry at ${at}.`);
    if (zip.readUInt16LE(at + 10) !== 0) throw new Error('The file is compressed.');
    const [checksum, bytes] = [zip.readUInt32LE(at + 16), zip.readUInt32LE(at + 24)];
    const nameLength = zip.readUInt16LE(at + 28);
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const content = contentAt(zip, zip.readUInt32LE(at + 42), bytes);
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    return { name, content, checksum };
  });
}

function contentAt(zip: Buffer, header: number, bytes: number): Buffer {
  if (zip.readUInt32LE(header) !== FILE) throw new Error(`There is no file at ${header}.`);
  const from = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
  return zip.subarray(from, from + bytes);
}
