import { type Composition, compositionOf } from '../media/public.ts';

/** One picture of a set, from 1. */
export interface Still {
  readonly number: number;
  readonly composition: Composition;
  /** Name of its file in the zip, such as `warm-lantern-07.webp`. */
  readonly name: string;
}

/** Every fifth still is as wide as the film. */
const LANDSCAPE_EVERY = 5;

/** The stills of a video, in their order; the same on every machine and start. */
export function stillsOf(video: { readonly id: string; readonly slug: string }, count: number): Still[] {
  return Array.from({ length: count }, (_, index) => stillOf(video, index + 1));
}

export function stillOf(video: { readonly id: string; readonly slug: string }, number: number): Still {
  const kind = number % LANDSCAPE_EVERY === 0 ? 'listing' : 'portrait';
  return {
    number,
    composition: compositionOf(kind, `${video.id}-still-${number}`),
    name: `${video.slug}-${String(number).padStart(2, '0')}.webp`,
  };
}

/** The widest rendition of a composition that the committed pictures have. */
export function widestOf({ webp, width }: Composition): number {
  return webp.at(-1) ?? width;
}
