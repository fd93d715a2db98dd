import { z } from 'zod';
import { DEFAULT_HOME } from './default-home.ts';
import { text } from './text-schema.ts';

/** Rows of films, by their names at the gateway; `featured` are the films that open the page, after the first. */
export const FILM_ROWS = ['latest', 'topRated', 'upcoming', 'mostViewed', 'free', 'featured'] as const;

/**
 * Rows that bring their own heading and look; every brand has each of them, wherever it wants (K15, R24) except for the first: a
 * member's home begins with the films that they have begun.
 */
export const PLACED_ROWS = ['continueWatching', 'channels', 'recommended', 'network', 'deals'] as const;

/** Rows whose heading the brand says. */
export const TITLED_ROWS = [...FILM_ROWS, 'performers', 'categories'] as const;

/** How a row of films looks: the first four scroll, the others stand still. */
export const FILM_LOOKS = ['rail', 'wide', 'posters', 'ranked', 'grid', 'spread', 'index'] as const;
export type FilmLook = (typeof FILM_LOOKS)[number];

/** How a row of performers looks. */
export const PERFORMER_LOOKS = ['portraits', 'faces', 'names'] as const;

/** How a row of categories looks. */
export const CATEGORY_LOOKS = ['pictures', 'words'] as const;

/** What opens a home page: one picture as wide as the window, beside the text, in a strip or a wall with others, or as wide as cinema. */
export const HERO_KINDS = ['full', 'split', 'filmstrip', 'wall', 'letterbox'] as const;

/** Where the text of what opens a home page is. */
export const HERO_ALIGNS = ['start', 'center', 'end'] as const;

const films = z.strictObject({
  show: z.enum(FILM_ROWS),
  as: z.enum(FILM_LOOKS).default('rail'),
  title: text,
});
const performers = z.strictObject({
  show: z.literal('performers'),
  as: z.enum(PERFORMER_LOOKS).default('portraits'),
  title: text,
});
const categories = z.strictObject({
  show: z.literal('categories'),
  as: z.enum(CATEGORY_LOOKS).default('pictures'),
  title: text,
});
const placed = z.strictObject({ show: z.enum(PLACED_ROWS) });

const rows = z
  .array(z.discriminatedUnion('show', [films, performers, categories, placed]))
  .superRefine((list, check) => {
    const shown = list.map(({ show }) => show);
    for (const show of new Set(shown.filter((each, index) => shown.indexOf(each) !== index))) {
      check.addIssue({ code: 'custom', message: `expected ${show} once` });
    }
    for (const show of ['latest', ...PLACED_ROWS] as const) {
      if (!shown.includes(show)) check.addIssue({ code: 'custom', message: `expected a row that shows ${show}` });
    }
    if (shown[0] !== PLACED_ROWS[0]) {
      check.addIssue({ code: 'custom', message: `expected ${PLACED_ROWS[0]} as the first row` });
    }
  });

/** Facts of a film on its card. The first three share a line, which every card has. */
const cardFacts = z
  .array(z.enum(['names', 'rating', 'date', 'duration']))
  .refine((facts) => facts.some((fact) => fact !== 'duration'), 'expected names, rating or date among them');

/** Words in the brand's voice, in the place of those of the catalogue. */
export const homeWordsSchema = z
  .strictObject({
    watch: text,
    unlock: text,
    trailer: text,
    more: text,
    promise: text,
    offer: text,
    join: text,
    news: text,
  })
  .partial();

/** How a brand composes its home page, and what it says there. */
export const homeSchema = z
  .strictObject({
    hero: z
      .strictObject({
        kind: z.enum(HERO_KINDS),
        align: z.enum(HERO_ALIGNS),
        /** The order by which the film is chosen. */
        order: z.enum(['NEWEST', 'RATING', 'MOST_VIEWED']).default('NEWEST'),
        /** Its further pictures are the sites of a bundle, each a way to its films. A strip or a wall has films in their place. */
        shows: z.literal('studios').optional(),
        /** A silent loop of the film plays over its picture, where people let things move (1065). Left out, the picture is still. */
        motion: z.literal('loop').optional(),
      })
      .refine(({ kind, motion }) => !motion || kind !== 'wall', {
        path: ['motion'],
        error: 'expected a hero with one large picture, not a wall',
      })
      .refine(({ kind, shows }) => !shows || kind === 'wall' || kind === 'letterbox', 'expected a wall or a letterbox'),
    /** What cards tell of films, on every page. */
    card: z.strictObject({
      tells: cardFacts,
      /** Width to height, where that is narrower than pictures are. The build reads it from `theme.css`, for its pages alone. */
      ratio: z.number().positive().optional(),
    }),
    rows,
    words: homeWordsSchema,
  })
  .default(DEFAULT_HOME);

export type HomeSchema = typeof homeSchema;
