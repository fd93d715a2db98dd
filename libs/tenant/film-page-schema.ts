import { z } from 'zod';

/** Where the title of a film is: over its picture, below it, or beside it with the facts under it. */
export const TITLE_PLACES = ['over', 'below', 'beside'] as const;
/** Where a visitor is invited: beside the picture, under it, or in a band as wide as both columns. */
export const JOIN_PLACES = ['beside', 'under', 'band'] as const;
/** Where related films are: in a column at the right, below everything, or as a strip of frames before the text. */
export const RAIL_PLACES = ['right', 'below', 'strip'] as const;

/** The page of a film of a brand that does not compose its own yet. */
export const DEFAULT_FILM_PAGE = {
  stage: 'lit' as const,
  title: 'below' as const,
  align: 'start' as const,
  facts: 'line' as const,
  join: 'under' as const,
  rail: 'right' as const,
};

/** How a brand composes the page of a film. Phones have one column, in the order in which the parts are read. */
export const filmPageSchema = z
  .strictObject({
    /** The picture in its own light, up to the edge of the window, or in a mount. */
    stage: z.enum(['lit', 'bleed', 'mounted']),
    title: z.enum(TITLE_PLACES),
    /** Of the title, and of facts in a line below it. */
    align: z.enum(['start', 'center']),
    /** One after the other, a table with their names, or a column of them. */
    facts: z.enum(['line', 'table', 'column']),
    join: z.enum(JOIN_PLACES),
    rail: z.enum(RAIL_PLACES),
  })
  // A title below the picture would be read after the invitation above it, and one beside the picture leaves no room for it.
  .refine(({ title, join }) => title === 'over' || join !== 'beside', {
    path: ['join'],
    error: 'expected under or band where the title is not over the picture',
  })
  .default(DEFAULT_FILM_PAGE);
