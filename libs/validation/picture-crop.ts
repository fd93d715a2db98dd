/** The ratios that pages show pictures in, width to height: those of the brands' cards, of tall cards and of the widest hero. */
export const PICTURE_RATIOS = ['2:1', '16:9', '16:10', '3:2', '4:3', '1:1', '3:4', '2.39:1'] as const;
export type PictureRatio = (typeof PICTURE_RATIOS)[number];

/** What of a picture is shown where its ratio is wanted; the rest is cut off. In percent of the picture, whole. */
export interface PictureCrop {
  readonly ratio: PictureRatio;
  readonly left: number;
  readonly top: number;
  /** The height follows from the ratio. */
  readonly width: number;
}

/** A smaller part of a picture has too few points to be shown. */
export const LEAST_CROP_WIDTH = 20;

/** A size in points. */
interface Size {
  readonly width: number;
  readonly height: number;
}

const CROP = /^(\d{1,2}(?:\.\d{1,2})?:\d{1,2}) (\d{1,2})% (\d{1,2})% (\d{2,3})%$/;

/** Width by height of a ratio. */
export function valueOfRatio(ratio: PictureRatio): number {
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  return width / height;
}

/** A crop as documents have it: its ratio, and how far from the left, from the top and how wide, as `2:1 10% 5% 80%`. */
export function writeCrop({ ratio, left, top, width }: PictureCrop): string {
  return `${ratio} ${left}% ${top}% ${width}%`;
}

/** Reads that; null for anything else. */
export function readCrop(text: string): PictureCrop | null {
  const [, name, ...numbers] = CROP.exec(text) ?? [];
  const ratio = PICTURE_RATIOS.find((each) => each === name);
  const [left = 0, top = 0, width = 0] = numbers.map(Number);
  if (ratio === undefined || width < LEAST_CROP_WIDTH || left + width > 100) return null;
  return { ratio, left, top, width };
}

/** The crop of a ratio among those of a document; null where it has none. */
export function cropOf(crops: readonly string[] | null | undefined, ratio: PictureRatio | null): PictureCrop | null {
  if (!crops || ratio === null) return null;
  return crops.map(readCrop).find((crop) => crop?.ratio === ratio) ?? null;
}

/** Percent of a picture's height that a crop of this width takes; more than 100 where the picture is too low for it. */
export function cropHeight({ ratio, width }: Pick<PictureCrop, 'ratio' | 'width'>, picture: Size): number {
  return (width * picture.width) / picture.height / valueOfRatio(ratio);
}

/** The part of a picture in whole points that a crop shows. What would be outside is moved inside, and made smaller if need be. */
export function cropRectangle(
  crop: PictureCrop,
  picture: Size,
): Size & { readonly left: number; readonly top: number } {
  const ratio = valueOfRatio(crop.ratio);
  const widest = Math.min(picture.width, picture.height * ratio);
  const width = Math.max(1, Math.min(Math.round((picture.width * crop.width) / 100), Math.floor(widest)));
  const height = Math.max(1, Math.min(Math.round(width / ratio), picture.height));
  const left = Math.min(Math.round((picture.width * crop.left) / 100), picture.width - width);
  const top = Math.min(Math.round((picture.height * crop.top) / 100), picture.height - height);
  return { left, top, width, height };
}
