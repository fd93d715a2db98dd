import { open } from 'node:fs/promises';

/** A drawing is read as text, however large it is. */
const DRAWING = /^\s*<(?:svg|\?xml)/;

/** What the files of pictures begin with. */
const PICTURES: readonly RegExp[] = [
  /^\xff\xd8\xff/,
  /^\x89PNG\r\n/,
  /^RIFF[\s\S]{4}WEBP/,
  /^(?:II\*|MM[^A-Za-z]\*)/,
  /^[\s\S]{4}ftyp(?:avif|avis|he[ivmc][cxms]|mif1|msf1)/,
  /^GIF8/,
  DRAWING,
];

/** Whether a file is a picture, by its first 32 bytes: its name may say anything. */
export function isPictureFile(beginning: Buffer): boolean {
  const text = beginning.toString('latin1');
  return PICTURES.some((each) => each.test(text));
}

/** Whether a file is a drawing, by its first 32 bytes. */
export function isDrawing(beginning: Buffer): boolean {
  return DRAWING.test(beginning.toString('latin1'));
}

/** Whether a file is a picture of HEIC, as telephones take them, by its first 32 bytes. AVIF has the same container. */
export function isHeic(beginning: Buffer): boolean {
  const brands = beginning.toString('latin1', 8);
  return /^[\s\S]{4}ftyp(?:he[ivmc][cxms]|mif1|msf1)/.test(beginning.toString('latin1')) && !brands.includes('avi');
}

/** Whether a file begins as MP4 and MOV do, by its first 32 bytes. */
export function isMp4(beginning: Buffer): boolean {
  return /^[\s\S]{4}(?:ftyp|moov|mdat|free|skip|wide|pnot)/.test(beginning.toString('latin1'));
}

/** The first 32 bytes of a file. */
export async function beginningOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(32), 0, 32, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
