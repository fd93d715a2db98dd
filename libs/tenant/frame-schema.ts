import { z } from 'zod';

/** How the end of every page is composed. */
export const FOOTERS = ['columns', 'masthead', 'lines', 'poster', 'card'] as const;

/** How an offer of a partner is composed, in rows and in lists. */
export const PARTNER_CARDS = ['tall', 'ticket', 'note', 'framed'] as const;

/** How a visitor is invited to join at the end of the home page. */
export const INVITATIONS = ['panel', 'band', 'split', 'ticket'] as const;

/** How a brand composes what stands around and between its pages (1066). */
export const frameSchema = z
  .strictObject({
    footer: z.enum(FOOTERS),
    partners: z.enum(PARTNER_CARDS),
    join: z.enum(INVITATIONS),
  })
  .default({ footer: 'columns', partners: 'tall', join: 'panel' });
