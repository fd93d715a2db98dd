import {
  cropHeight,
  cropOf,
  LEAST_CROP_WIDTH,
  PICTURE_RATIOS,
  type PictureCrop,
  type PictureRatio,
  valueOfRatio,
  writeCrop,
} from '@network/validation/picture-crop.ts';
import { pointOf } from './cuts.ts';

/** A picture by its proportions. */
export interface Proportions {
  readonly width: number;
  readonly height: number;
}

/** Crops as the form has them: a line each. */
export const cropLines = (value: string): readonly string[] => value.split('\n').filter((line) => line !== '');

/** The value with another crop of that ratio, or without one; ratios have one order. */
export function withCrop(value: string, ratio: PictureRatio, crop: PictureCrop | null): string {
  const lines = cropLines(value);
  return PICTURE_RATIOS.flatMap((each) => {
    const one = each === ratio ? crop : cropOf(lines, each);
    return one === null ? [] : [writeCrop(one)];
  }).join('\n');
}

const between = (least: number, value: number, most: number): number => Math.min(Math.max(least, value), most);

/** The widest that a crop of a ratio can be, in percent of the picture. */
export function widestOf(ratio: PictureRatio, picture: Proportions): number {
  return Math.floor(Math.min(1, (valueOfRatio(ratio) * picture.height) / picture.width) * 100);
}

/** A crop of that width, within the picture, as near to where it was as it can be. */
function within(crop: PictureCrop, picture: Proportions): PictureCrop {
  const width = between(LEAST_CROP_WIDTH, Math.round(crop.width), widestOf(crop.ratio, picture));
  return {
    ratio: crop.ratio,
    left: between(0, Math.round(crop.left), 100 - width),
    top: between(0, Math.round(crop.top), Math.floor(100 - cropHeight({ ...crop, width }, picture) + 0.001)),
    width,
  };
}

/** What pages show of a picture in a ratio that nobody cropped it for: as much as there is, around its focal point. */
export function wholeCrop(ratio: PictureRatio, focus: string, picture: Proportions): PictureCrop {
  const width = widestOf(ratio, picture);
  const { x, y } = pointOf(focus);
  const height = cropHeight({ ratio, width }, picture);
  return within({ ratio, left: ((100 - width) * x) / 100, top: ((100 - height) * y) / 100, width }, picture);
}

/** The crop moved by so many percent of the picture, to its edge and no further. */
export function moveCrop(crop: PictureCrop, by: { readonly x: number; readonly y: number }, picture: Proportions) {
  return within({ ...crop, left: crop.left + by.x, top: crop.top + by.y }, picture);
}

/** The crop as wide as that, its upper left corner where it is as long as there is room. */
export function resizeCrop(crop: PictureCrop, width: number, picture: Proportions): PictureCrop {
  return within({ ...crop, width }, picture);
}
