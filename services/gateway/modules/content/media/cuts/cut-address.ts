import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../../../../config/keyed-hash.ts';
import { focusFragment } from '@network/validation/picture-focus.ts';
import {
  cropHeight,
  cropRectangle,
  type PictureCrop,
  type PictureRatio,
  readCrop,
  writeCrop,
} from '@network/validation/picture-crop.ts';
import type { Secrets } from '../../../../config/secrets.ts';
import { withDensities } from '../densities.ts';
import type { Composition } from '../stock/stock-media.ts';

const PURPOSE = 'picture-cuts';
/** How much of an HMAC-SHA256 an address has: 96 bits, which nobody guesses by asking. */
const MAC_CHARACTERS = 16;

/** How a tenant's pages show pictures that editors cropped. */
export interface PictureCuts {
  /** Ratio of its cards; null where its release does not declare one. */
  readonly card: PictureRatio | null;
  /** Ratio of the opening of its home page. */
  readonly hero: PictureRatio;
  /** The address of a cut below `/media/pictures/cuts/`, by which the gateway knows that an editor made it. */
  readonly addressOf: (cut: CutSource) => string;
}

/** What is cut out of which picture. */
export interface CutSource {
  readonly crop: PictureCrop;
  /** What comes before the width in a rendition of the whole picture: `films/<version>/` or `<composition>-`. */
  readonly base: string;
  /** Points across what it is cut out of: the master, or the widest rendition. */
  readonly widest: number;
}

/** A rendition of a cut as its address says it. */
export interface AddressedCut extends CutSource {
  readonly width: number;
  readonly extension: 'avif' | 'webp';
}

const NAME =
  /^([\w-]{16})\/([\d.]+x\d+(?:-\d+){4})\/((?:films\/[0-9a-f-]{36}\/)|(?:[a-z0-9-]{1,100}-))(\d{1,4})\.(avif|webp)$/;

/**
 * Addresses of cuts. They are signed: somebody who could make some up could have the gateway cut pictures without end.
 */
export function cutAddresses(secrets: Secrets): PictureCuts['addressOf'] {
  return ({ crop, base, widest }) => {
    const part = `${partOf(crop)}-${widest}`;
    return `${macOf(secrets.derive(PURPOSE), part, base)}/${part}/${base}`;
  };
}

/** The cut that an address names; null for one that this gateway did not make. */
export function readCutAddress(secrets: Secrets, address: string): AddressedCut | null {
  const [, mac = '', part = '', base = '', width, extension] = NAME.exec(address) ?? [];
  const isOurs = secrets.deriveEach(PURPOSE).some((key) => isSame(macOf(key, part, base), mac));
  const [ratio = '', left = '', top = '', share = '', widest] = part.split('-');
  const crop = isOurs ? readCrop(`${ratio.replace('x', ':')} ${left}% ${top}% ${share}%`) : null;
  if (crop === null) return null;
  return {
    crop,
    base,
    widest: Number(widest),
    width: Number(width),
    extension: extension === 'avif' ? 'avif' : 'webp',
  };
}

const partOf = (crop: PictureCrop): string =>
  writeCrop(crop).replaceAll('%', '').replaceAll(' ', '-').replace(':', 'x');

function macOf(key: Buffer, part: string, base: string): string {
  return keyedHash(key, `${part}\n${base}`).toString('base64url').slice(0, MAC_CHARACTERS);
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

interface Rendition extends Pick<Composition, 'width' | 'height' | 'avif' | 'webp'> {
  readonly master?: number;
}

/** Points across what cuts are made of: the master, and without one the widest rendition. */
export function pointsToCut({ width, avif, master }: Omit<Rendition, 'webp'>): number {
  return master ?? avif.at(-1) ?? width;
}

/**
 * The renditions of a cut: the widths of the whole picture that it has points enough for, its own, which is never more
 * than the widest of the whole, and those of each density.
 */
export function renditionOfCut<Whole extends Rendition>(whole: Whole, crop: PictureCrop): Whole {
  const points = pointsToCut(whole);
  const rectangle = cropRectangle(crop, { width: points, height: Math.round((points * whole.height) / whole.width) });
  const width = Math.min(rectangle.width, whole.avif.at(-1) ?? whole.width);
  const height = Math.max(1, Math.round((rectangle.height * width) / rectangle.width));
  const fitting = (widths: readonly number[]) => [...widths.filter((each) => each < width), width];
  return { ...whole, width, height, avif: fitting(whole.avif), webp: withDensities(fitting(whole.webp), width) };
}

/** The end of an address that says the focal point of a whole picture within a cut of it; empty for the middle. */
export function focusInCut(focus: string | null | undefined, crop: PictureCrop, whole: Rendition): string {
  if (!focus) return '';
  const [x = 50, y = 50] = focus.split(' ').map((each) => Number.parseInt(each, 10));
  const within = (at: number, from: number, length: number) =>
    `${Math.round(Math.min(100, Math.max(0, ((at - from) / length) * 100)) / 10) * 10}%`;
  return focusFragment(`${within(x, crop.left, crop.width)} ${within(y, crop.top, cropHeight(crop, whole))}`);
}
