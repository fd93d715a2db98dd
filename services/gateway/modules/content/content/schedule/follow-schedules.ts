import { eachAlone } from '../../../../jobs/each-alone.ts';
import type { Job } from '../../../../jobs/job.ts';
import { requiresOwnMedia } from '../../catalogue/public.ts';
import type { GatewayServices } from '../../../../services.ts';
import type { ContentResult } from '../items/item.ts';
import { publishItem } from '../items/publish-item.ts';
import { unpublishItem } from '../items/unpublish-item.ts';
import { type DueItem, findDueItems, giveUpSchedule } from './due-items.ts';

/** How long what something names may come later than itself: another gateway may be about to show it. */
const WAITS_MS = 60_000;

/**
 * Shows and takes back what editors scheduled, as they would by hand. Of two gateways that come to something at once, the
 * second finds another version and leaves it.
 */
export const followSchedules: Job = {
  name: 'follow-schedules',
  cron: '* * * * *',
  everySeconds: 0.5,
  run: async (services, at) => {
    const counts = { published: 0, unpublished: 0, failed: 0 };
    const about = ({ kind, id }: DueItem) => ({ kind, id });
    await eachAlone(services, await findDueItems(services.db, at), about, async (due) => {
      const result = await follow(services, due, at);
      if (result.__typename === 'ContentSaved') counts[due.action === 'publish' ? 'published' : 'unpublished'] += 1;
      else if (await fail(services, due, result, at)) counts.failed += 1;
    });
    return counts;
  },
};

function follow({ db, stockMedia }: GatewayServices, due: DueItem, at: Date): Promise<ContentResult> {
  const { kind, id, version, action, scheduledBy } = due;
  const key = { kind, id, expectedVersion: version };
  // Whether they may was decided when they scheduled it, by a second person where it has a price.
  const by = { email: scheduledBy, tokenId: null };
  const editing = { by, at, sites: null, isApproved: true, needsMedia: requiresOwnMedia({ stockMedia }) };
  return action === 'publish' ? publishItem(db, key, null, editing) : unpublishItem(db, key, editing, true);
}

/** @returns whether it will not be tried again */
async function fail({ db, log }: GatewayServices, due: DueItem, result: ContentResult, at: Date): Promise<boolean> {
  const problem = problemOf(result);
  if (problem === null || at.getTime() - due.moment.getTime() < WAITS_MS) return false;
  log.warn({ kind: due.kind, id: due.id, action: due.action, problem }, 'scheduled content could not be followed');
  return giveUpSchedule(db, due, problem);
}

/** Describes the problem for the editor; null where somebody else changed the item first. */
function problemOf(result: ContentResult): string | null {
  switch (result.__typename) {
    case 'ContentInvalid':
      return result.problems.map(({ path, message }) => `${path}: ${message}`).join('\n');
    case 'ContentInUse':
      return `The ${result.use.kind} "${result.use.slug}" shows it.`;
    default:
      return null;
  }
}
