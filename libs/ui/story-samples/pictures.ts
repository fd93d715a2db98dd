import type { PictureSource } from '../picture/picture.tsx';

const LANDSCAPE = [
  'silk-gold-4',
  'window-rose-2',
  'dunes-dusk-1',
  'silk-ember-1',
  'sea-dusk-1',
  'eclipse-ember-1',
  'velvet-plum-2',
  'dunes-sand-2',
  'fluted-copper-1',
  'bokeh-cobalt-2',
  'fluted-orchid-3',
  'eclipse-gold-4',
  'aurora-lagoon-1',
  'paper-rose-1',
  'caustics-cobalt-2',
  'aurora-violet-2',
  'ink-opal-5',
  'prism-cobalt-2',
];

/** The widths in which the artwork exists (`demo/media/pictures`). */
const WIDTHS = [320, 640, 960, 1920] as const;

/** The nth sample picture of the demonstration's artwork. */
export function samplePicture(index: number): PictureSource {
  const id = LANDSCAPE[index % LANDSCAPE.length] ?? '';
  return {
    src: `/pictures/${id}-640.avif`,
    width: 1920,
    height: 1080,
    avifSrcSet: WIDTHS.map((width) => `/pictures/${id}-${width}.avif ${width}w`).join(', '),
  };
}

/** A picture that nobody has uploaded. Its address is never requested. */
export const missingPicture: PictureSource = { src: '/pictures/none.webp', width: 960, height: 540, isMissing: true };
