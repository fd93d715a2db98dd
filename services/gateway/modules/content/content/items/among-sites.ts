import { type RawBuilder, sql } from 'kysely';
import type { StaffSites } from '@network/access/staff/staff-sites.ts';

/** What belongs to one of these sites or to none, as a condition on `content_items` after others. */
export const amongSites = (among: StaffSites): RawBuilder<unknown> =>
  among === null ? sql`` : sql`and (document ->> 'site' is null or document ->> 'site' = any(${[...among]}::text[]))`;
