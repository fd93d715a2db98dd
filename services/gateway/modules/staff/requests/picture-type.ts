import type { PictureType } from '@network/validation/requests/request-forms.ts';

/** Bytes that picture-type needs to see. */
export const SIGNATURE_BYTES = 12;

/** What a file is by its first bytes; null for anything but a picture, whatever its name or sender says. */
export function pictureTypeOf(head: Buffer): PictureType | null {
  if (head.length < SIGNATURE_BYTES) return null;
  if (head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg';
  if (head.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'image/png';
  const isWebp = head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP';
  return isWebp ? 'image/webp' : null;
}
