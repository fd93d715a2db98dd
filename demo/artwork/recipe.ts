import type { Ink, Rgb } from './colour.ts';
import type { Noise } from './noise.ts';
import type { Random } from './random.ts';

/** Light at a point: x from -aspect to aspect, y from -1 (bottom) to 1 (top), time in seconds. Writes into `out`. */
export type Shader = (x: number, y: number, time: number, out: Rgb) => void;

/** The drawing tools of a recipe. */
export interface Studio {
  readonly ink: Ink;
  readonly random: Random;
  readonly noise: Noise;
  readonly aspect: number;
}

/** A kind of picture; every call with another seed composes another one. */
export type Recipe = (studio: Studio) => Shader;
