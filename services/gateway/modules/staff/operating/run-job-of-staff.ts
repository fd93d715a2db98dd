import { writtenText } from '@network/validation/written-text.ts';
import { runJob } from '../../../jobs/run-job.ts';
import type { StaffContext } from '../../../staff-api/staff-context.ts';
import { isReason, recordStaffAction } from '../staff/public.ts';

/** What became of running a job by hand. */
export type JobRunByHand =
  | { readonly outcome: 'ran'; readonly counts: readonly { readonly what: string; readonly count: number }[] }
  | { readonly outcome: 'refused'; readonly message: string };

const refused = (message: string): JobRunByHand => ({ outcome: 'refused', message });

/** Runs a job for a member of staff; the audit has it before it begins. */
export async function runJobOfStaff(
  { services, staff, jobs }: StaffContext,
  { name, reason }: { readonly name: string; readonly reason: string },
): Promise<JobRunByHand> {
  const job = jobs.find((each) => each.name === name);
  if (job === undefined) return refused(`There is no job "${name}".`);
  if (job.everySeconds !== undefined) return refused('It runs all the time; running it by hand would change nothing.');
  if (!isReason(reason)) return refused('Write the reason, in 3 to 1,000 letters.');
  const at = services.clock.now();
  await services.db.transaction().execute((trx) =>
    recordStaffAction(trx, staff, {
      at,
      action: 'job.run',
      entityKind: 'job',
      entityId: name,
      before: null,
      after: { reason: writtenText(reason) },
    }),
  );
  try {
    const counts = await runJob(services, job, at);
    return { outcome: 'ran', counts: Object.entries(counts).map(([what, count]) => ({ what, count })) };
  } catch {
    return refused('It failed. The log has the reason.');
  }
}
