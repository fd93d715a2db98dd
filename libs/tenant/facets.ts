/**
 * The facets of lists where faceted search is on. Names are the query parameters of the pages and the fields of the
 * gateway's inputs; a row of the catalogue carries its values as tokens, `name:value`.
 */
export const FACET_NAMES = [
  'sites',
  'categories',
  'performers',
  'sex',
  'hair',
  'eyes',
  'height',
  'nationality',
  'length',
  'year',
  'resolution',
] as const;
export type FacetName = (typeof FACET_NAMES)[number];

export const SEXES = ['F', 'M', 'X'] as const;

export const HAIR_COLORS = ['black', 'blonde', 'brown', 'grey', 'red'] as const;
export const EYE_COLORS = ['blue', 'brown', 'green', 'grey', 'hazel'] as const;

/** Bands of height in centimetres: below the first bound, from it to below the second, from the second on. */
export const HEIGHT_BANDS = ['small', 'medium', 'tall'] as const;
export const HEIGHT_BOUNDS_CENTIMETRES = [165, 178] as const;

/** Bands of length in seconds, cut like those of height. */
export const LENGTH_BANDS = ['short', 'medium', 'long'] as const;
export const LENGTH_BOUNDS_SECONDS = [25 * 60, 40 * 60] as const;

/** Lines of the best picture that a video has. */
export const BEST_HEIGHTS = ['720', '1080', '2160'] as const;

/**
 * Facets whose values exclude each other on a row: several values match any of them. Of the other facets, several
 * values must all match.
 */
export const ANY_OF_FACETS: readonly FacetName[] = [
  'sites',
  'sex',
  'hair',
  'eyes',
  'height',
  'nationality',
  'length',
  'year',
  'resolution',
];

/** Values are counted exactly in lists of up to this many rows; of a longer list, this many rows are counted. */
export const FACET_SAMPLE_ROWS = 2_000;

/** A count of part of a list is shown, as "at least", from this number on; a smaller one would say nothing. */
export const FACET_LARGE_COUNT = 100;

/** Values of one facet that a person may choose at a time. */
export const MOST_FACET_VALUES = 12;
