import { stat } from 'node:fs/promises';
import sharp from 'sharp';
import type { OriginalExtension, PictureRendition } from '../../media/public.ts';

const EXTENSIONS: Readonly<Record<string, OriginalExtension>> = {
  jpeg: 'jpg',
  png: 'png',
  tiff: 'tif',
  webp: 'webp',
};

/** What people will download of a still: the file as it was sent. Its extension is that of its content, whatever its name said. */
export async function originalOf(path: string): Promise<NonNullable<PictureRendition['original']>> {
  const { format, compression } = await sharp(path).metadata();
  const extension = format === 'heif' ? (compression === 'av1' ? 'avif' : 'heic') : (EXTENSIONS[format] ?? 'jpg');
  return { extension, bytes: (await stat(path)).size };
}
