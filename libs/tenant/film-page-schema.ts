import { z } from 'zod';

/** The picture in its own light, up to the edge of the window, or in a mount. */
export const FILM_STAGES = ['lit', 'bleed', 'mounted'] as const;
/** Where the title and the facts in a line below it are; on a phone the invitation too. */
export const FILM_ALIGNS = ['start', 'center'] as const;
/** Facts one after the other, as a table with their names, or as a column. */
export const FILM_FACTS = ['line', 'table', 'column'] as const;
/** Where the title of a film is: over its picture, below it, or beside it with the facts under it. */
export const TITLE_PLACES = ['over', 'below', 'beside'] as const;
/** Where a visitor is invited: beside the picture, under it, or in a band as wide as both columns. */
export const JOIN_PLACES = ['beside', 'under', 'band'] as const;
/** Where related films are: in a column at the right, below everything, or as a strip of frames before the text. */
export const RAIL_PLACES = ['right', 'below', 'strip'] as const;

/** The ways in which a phone may show each part of the page of a film. */
export const FILM_PHONE_WAYS = {
  /** Over the picture or below it. Nothing in it can be pressed, so keys follow the eyes either way. */
  title: ['over', 'below'],
  /** Up to the edges of the window, inset from them, in a mount, or on a dark band that is taller than it. */
  stage: ['edge', 'inset', 'mount', 'band'],
  /** Size of the title. */
  size: ['quiet', 'plain', 'huge'],
  /** One after the other, the same between two rules, in three columns, or one below the other. */
  facts: ['line', 'ruled', 'columns', 'list'],
  /** The invitation of a visitor: a panel, the same without its frame, or a band up to the edges. */
  join: ['panel', 'plain', 'band'],
} as const;

/** How a phone shows the page of a film where a brand says nothing: as the parts are read. */
export const DEFAULT_FILM_PHONE = {
  title: 'below' as const,
  stage: 'edge' as const,
  size: 'plain' as const,
  facts: 'line' as const,
  join: 'panel' as const,
};

/** The page of a film on a phone: one column, whose parts a stylesheet alone puts in their places. */
const filmPhoneSchema = z
  .strictObject({
    title: z.enum(FILM_PHONE_WAYS.title),
    stage: z.enum(FILM_PHONE_WAYS.stage),
    size: z.enum(FILM_PHONE_WAYS.size),
    facts: z.enum(FILM_PHONE_WAYS.facts),
    join: z.enum(FILM_PHONE_WAYS.join),
  })
  .default(DEFAULT_FILM_PHONE);

/** The page of a film of a brand that does not compose its own yet. */
export const DEFAULT_FILM_PAGE = {
  stage: 'lit' as const,
  title: 'below' as const,
  align: 'start' as const,
  facts: 'line' as const,
  join: 'under' as const,
  rail: 'right' as const,
  phone: DEFAULT_FILM_PHONE,
};

/** How a brand composes the page of a film: in a wide window, and on a phone. */
export const filmPageSchema = z
  .strictObject({
    stage: z.enum(FILM_STAGES),
    title: z.enum(TITLE_PLACES),
    align: z.enum(FILM_ALIGNS),
    facts: z.enum(FILM_FACTS),
    join: z.enum(JOIN_PLACES),
    rail: z.enum(RAIL_PLACES),
    phone: filmPhoneSchema,
  })
  // A title below the picture would be read after the invitation above it, and one beside the picture leaves no room for it.
  .refine(({ title, join }) => title === 'over' || join !== 'beside', {
    path: ['join'],
    error: 'expected under or band where the title is not over the picture',
  })
  // The facts are in one part with a title beside the picture, and have links: over the picture they would be read after it.
  .refine(({ title, phone }) => title !== 'beside' || phone.title === 'below', {
    path: ['phone', 'title'],
    error: 'expected below where a wide window has the title beside the picture',
  })
  // The invitation follows the facts there, and would leave the first screen below so many lines.
  .refine(({ title, phone }) => title === 'over' || phone.facts !== 'list', {
    path: ['phone', 'facts'],
    error: 'expected line, ruled or columns where a wide window has the title below or beside the picture',
  })
  .default(DEFAULT_FILM_PAGE);
