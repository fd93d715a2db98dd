import { sql } from 'kysely';

/** How much each kind of interaction says, for the sum over a user's interactions with an item. */
export const WEIGHT = sql<number>`
  case kind when 'purchases' then 4 when 'bookmarks' then 3 when 'cartadditions' then 2 when 'ratings' then 3 * value
    when 'viewportions' then 2 * value else 1 end`;

/** How many of a user's newest items count: the work grows with the square of this number. */
export const NEWEST_OF_A_USER = 40;
