import { buffer } from 'node:stream/consumers';
import type { GatewayServices } from '../../../services.ts';
import { clipOf, type FilmKey } from './clips.ts';
import { openOwnFiles } from './own/own-files.ts';
import { openPictureFiles } from './picture-files.ts';
import { compositionOf } from './pictures.ts';
import type { Sendable } from './send-media.ts';
import { isNeutral } from './stock/neutral-pictures.ts';
import type { Composition } from './stock/stock-media.ts';

/** The width in which a still is drawn. */
const WANTED_WIDTH = 1_200;

type Files = Pick<GatewayServices, 'store' | 'stockMedia'>;

/** The picture of a film as a file to draw with, about 1200 points wide; null where it has none or its file is missing. */
export async function readStill(film: FilmKey, files: Files): Promise<Buffer | null> {
  const file = await findStill(film, files, WANTED_WIDTH);
  return file === null ? null : buffer(await file.stream(0, file.bytes - 1));
}

/**
 * The smallest AVIF of a film's picture that is as wide as this, in points, or else the widest; null where it has none or
 * its file is missing.
 */
export async function findStill(film: FilmKey, { store, stockMedia }: Files, width: number): Promise<Sendable | null> {
  const own = film.own_media?.picture;
  if (own) return openOwnFiles(store).picture(`${own.version}/${fittingWidth(own, width)}.avif`);
  const composition = stockStillOf(film, stockMedia);
  if (composition === null) return null;
  return openPictureFiles(stockMedia).find(`${composition.id}-${fittingWidth(composition, width)}.avif`);
}

/** Whether a film has a picture, of its own or of the demonstration; says nothing of its file. */
export const hasStill = (film: FilmKey, { stockMedia }: Pick<Files, 'stockMedia'>): boolean =>
  Boolean(film.own_media?.picture) || stockStillOf(film, stockMedia) !== null;

/** The picture of the demonstration that stands in for a film's own; null where none does. */
function stockStillOf(film: FilmKey, stockMedia: Files['stockMedia']): Composition | null {
  const id = clipOf(stockMedia, film)?.id ?? film.id;
  const composition = stockMedia.landscapeById.get(id) ?? compositionOf(stockMedia, 'poster', id);
  return isNeutral(composition) ? null : composition;
}

const fittingWidth = ({ avif, width }: Pick<Composition, 'avif' | 'width'>, wanted: number): number =>
  avif.find((each) => each >= wanted) ?? avif.at(-1) ?? width;
