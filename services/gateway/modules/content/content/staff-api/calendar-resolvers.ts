import { GatewayError } from '../../../../http/gateway-error.ts';
import type { MutationResolvers, QueryResolvers } from '../../../../staff-api/resolvers.generated.ts';
import { requireScope } from '../../../staff/staff/public.ts';
import { findCalendar } from '../calendar/find-calendar.ts';
import { moveEntry } from '../calendar/move-entry.ts';
import { writing } from './writing.ts';

const MOST_ENTRIES = 2_000;
const MOST_DAYS = 62;
const DAY_MS = 86_400_000;

/** The calendar in the staff API. */
export const calendarQueries = {
  calendar: async (_parent, { from, until, site }, { staff, services }) => {
    requireScope(staff, 'content:read');
    const days = (Date.parse(until) - Date.parse(from)) / DAY_MS;
    if (!(days > 0 && days <= MOST_DAYS)) {
      const message = `Expected until after from, at most ${MOST_DAYS} days later.`;
      throw new GatewayError('BAD_REQUEST', 'errors.badRequest', message);
    }
    const search = {
      from: new Date(from),
      until: new Date(until),
      site: site ?? null,
      among: staff.sites,
      limit: MOST_ENTRIES,
    };
    const { entries, isComplete } = await findCalendar(services.db, search);
    return { entries: entries.map(({ what, at, item }) => ({ what, at: at.toISOString(), item })), isComplete };
  },
} satisfies QueryResolvers;

/** How its entries are moved. */
export const calendarMutations = {
  moveCalendarEntry: (_parent, { what, to, ...key }, context) =>
    moveEntry(context.services.db, key, { what, to: new Date(to) }, writing(context, 'content:publish')),
} satisfies MutationResolvers;
