import { MOST_FILM_STILLS } from '@network/validation/film-stills.ts';
import { secondsOfStart, startText } from '../chapters/chapter-lines.ts';

/** A picture that was chosen in place of a still. */
export interface ChosenStill {
  readonly place: number;
  readonly startsAtSeconds: number;
  /** The id of an uploaded picture. */
  readonly picture: string;
}

/** A still that was taken out of the film. */
export interface TakenStill {
  readonly place: number;
  readonly startsAtSeconds: number;
  /** The address of a small rendition. */
  readonly preview: string;
}

/** What people see in one place. */
export interface StillPlace {
  readonly place: number;
  readonly startsAtSeconds: number;
  /** What was taken there; null where nothing was. */
  readonly taken: TakenStill | null;
  /** What is shown instead; null for what was taken. */
  readonly chosen: ChosenStill | null;
}

/** The chosen stills of a field, a line each: place, time, picture. */
export function readChosenStills(text: string): readonly ChosenStill[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [place = '', start = '', picture = ''] = line.split(' ');
      return { place: Number(place), startsAtSeconds: secondsOfStart(start) ?? 0, picture };
    });
}

/** The field of some chosen stills. */
export const writeChosenStills = (stills: readonly ChosenStill[]): string =>
  stills
    .toSorted((one, other) => one.place - other.place)
    .map(({ place, startsAtSeconds, picture }) => `${place} ${startText(startsAtSeconds)} ${picture}`)
    .join('\n');

/** What people see in each place, in their order. */
export function placesOf(taken: readonly TakenStill[], chosen: readonly ChosenStill[]): readonly StillPlace[] {
  const numbers = new Set([...taken, ...chosen].map(({ place }) => place));
  return [...numbers]
    .toSorted((one, other) => one - other)
    .map((place) => {
      const was = taken.find((each) => each.place === place) ?? null;
      const instead = chosen.find((each) => each.place === place) ?? null;
      return { place, startsAtSeconds: (instead ?? was)?.startsAtSeconds ?? 0, taken: was, chosen: instead };
    });
}

/** The first place that shows nothing; null where all do. */
export function freePlaceOf(places: readonly Pick<StillPlace, 'place'>[]): number | null {
  const all = Array.from({ length: MOST_FILM_STILLS }, (_, index) => index + 1);
  return all.find((number) => places.every(({ place }) => place !== number)) ?? null;
}
