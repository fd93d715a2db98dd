/** A performer of a film as a review rates them. */
export interface PerformerRating {
  readonly performer: string;
  readonly rating: number;
}

/** Ratings as lines: the slug, a space, the points. */
export const writeRatings = (ratings: readonly PerformerRating[]): string =>
  ratings.map(({ performer, rating }) => `${performer} ${rating}`).join('\n');

/** The ratings of lines; points that are no number are NaN, which the gateway refuses. */
export const readRatings = (text: string): readonly PerformerRating[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [performer = '', points = ''] = line.split(/\s+(?=\S+$)/);
      return { performer, rating: points === '' ? Number.NaN : Number(points) };
    });
