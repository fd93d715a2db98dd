import { MOST_FILM_STILLS } from '@network/validation/film-stills.ts';

/** A frame of a film and what its points say about it; light, spread and sharpness are 0 to 255. */
export interface RatedFrame {
  /** Seconds from the beginning. */
  readonly at: number;
  /** Mean brightness. */
  readonly light: number;
  /** Standard deviation of the brightness: none of one color alone. */
  readonly spread: number;
  /** Standard deviation of its Laplacian: edges make it high, blur makes it low. */
  readonly sharpness: number;
}

export const FEWEST_STILLS = 6;

/** Darker frames are fades or night, of which a small picture shows nothing. */
const LEAST_LIGHT = 16;
/** A flat frame is a fade, a title's ground or a lens cap. */
const LEAST_SPREAD = 8;
/** The least sharpness, as a share of the same film's usual one, because a film may be soft as a whole. */
const LEAST_SHARPNESS = 0.4;
/** Two stills are at least this part of the film apart. */
const LEAST_GAP = 1 / 40;

/**
 * The frames that become stills, in their order: the sharpest of each ninth of the film, and where some ninth has none, the sharpest
 * others until there are six. Black, flat and blurred frames are passed over, so that a film of nothing else has none.
 */
export function chooseStills(frames: readonly RatedFrame[], seconds: number): readonly RatedFrame[] {
  const lit = frames.filter(({ light, spread }) => light >= LEAST_LIGHT && spread >= LEAST_SPREAD);
  const usual = medianOf(lit.map(({ sharpness }) => sharpness));
  const sharp = lit
    .filter(({ sharpness }) => sharpness >= usual * LEAST_SHARPNESS)
    .toSorted((one, other) => other.sharpness - one.sharpness);
  const partOf = ({ at }: RatedFrame) => Math.min(MOST_FILM_STILLS - 1, Math.floor((at / seconds) * MOST_FILM_STILLS));
  const isApart = (frame: RatedFrame, chosen: readonly RatedFrame[]) =>
    chosen.every(({ at }) => Math.abs(at - frame.at) >= seconds * LEAST_GAP);
  const chosen: RatedFrame[] = [];
  for (const frame of sharp) {
    if (chosen.every((each) => partOf(each) !== partOf(frame)) && isApart(frame, chosen)) chosen.push(frame);
  }
  for (const frame of sharp) {
    if (chosen.length < FEWEST_STILLS && isApart(frame, chosen)) chosen.push(frame);
  }
  return chosen.toSorted((one, other) => one.at - other.at);
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
