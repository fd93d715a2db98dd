import sharp from 'sharp';
import type { PictureShape } from '../../catalogue/public.ts';
import { FileProblem } from '../file-problem.ts';
import { beginningOf, isDrawing, isHeic, isPictureFile } from '../sources/file-kind.ts';
import { PICTURE_FORMATS, uprightSize } from './picture-formats.ts';

/** A strip that is longer can't be shown anywhere. */
const LONGEST = 5;
/** The most points that are taken. */
export const MOST_POINTS = 100_000_000;
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'heif', 'tiff'];

const UNREADABLE = 'The file is no picture that can be read. Send JPEG, PNG, WebP, AVIF or TIFF.';
const refusalOf = (format: string): string =>
  `Pictures of the kind ${format} are not taken. Send JPEG, PNG, WebP, AVIF or TIFF.`;

/**
 * Reads every point of a picture.
 * @throws FileProblem where that fails, however good its headers are
 */
export async function requireWhole(path: string): Promise<void> {
  try {
    await sharp(path, { limitInputPixels: MOST_POINTS }).stats();
  } catch {
    throw new FileProblem('The picture is damaged, or was cut off on its way. Send it again.');
  }
}

/**
 * Refuses what is no picture, before any of it is decoded: a small file can name a picture of any size.
 * @throws FileProblem
 */
export async function checkPicture(path: string, shape: PictureShape): Promise<void> {
  const beginning = await beginningOf(path);
  // Read by nothing: a drawing, also a packed one, takes as much memory as its author wants.
  if (isDrawing(beginning)) throw new FileProblem(refusalOf('svg'));
  // Its codec is patented, and is not in what reads pictures here.
  if (isHeic(beginning)) throw new FileProblem(refusalOf('HEIC'));
  if (!isPictureFile(beginning)) throw new FileProblem(UNREADABLE);
  let found;
  try {
    found = await sharp(path, { limitInputPixels: false }).metadata();
  } catch {
    throw new FileProblem(UNREADABLE);
  }
  const { format, width, height } = found;
  if (!FORMATS.includes(format)) {
    throw new FileProblem(refusalOf(format));
  }
  if (width * height > MOST_POINTS) {
    throw new FileProblem(`The picture has ${width} by ${height} points; at most 100 million are taken.`);
  }
  const { least } = PICTURE_FORMATS[shape];
  const shown = uprightSize(found);
  if (shown.width < least.width || shown.height < least.height) {
    throw new FileProblem(
      `The picture has only ${width} by ${height} points; at least ${least.width} by ${least.height} are needed.`,
    );
  }
  if (Math.max(width, height) > Math.min(width, height) * LONGEST) {
    throw new FileProblem(
      `The picture has ${width} by ${height} points; at most ${LONGEST} times as long as wide is taken.`,
    );
  }
}
