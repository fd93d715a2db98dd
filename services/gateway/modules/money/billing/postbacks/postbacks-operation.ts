import type { Operation, OperationAnswer } from '../../../../operations/operation.ts';
import type { GatewayServices } from '../../../../services.ts';
import { readMoment } from '../../../../operations/jobs-operation.ts';
import { listOpenCommands, retryCommand } from '../subscription/commands-operation.ts';
import { readEventsSince } from './read-events-since.ts';
import { process } from './inbox.ts';
import { listUnknownOrders, returnOrder } from './unknown-orders-operation.ts';

const LISTED = 50;
const USAGE =
  'Usage: npm run postbacks -- list [STATUS] | replay ID | fetch --since DATE | unknown | return ORDER | commands | retry-command ID';
const STATUSES = ['received', 'processed', 'waiting', 'flagged', 'failed', 'refused'] as const;

/**
 * `npm run postbacks -- list | replay ID | fetch --since DATE | unknown | return ORDER | commands | retry-command ID`: what billers sent
 * and what they were sent, with another attempt at either; and what they charged for orders that a restore has lost.
 */
export const postbacksOperation: Operation = {
  name: 'postbacks',
  run: async (services, [action, argument, ...more]): Promise<OperationAnswer> => {
    if (action === 'fetch') return readSince(services, argument, more);
    if (more.length > 0) return { ok: false, text: USAGE };
    if (action === 'list') return list(services, argument);
    if (action === 'unknown' && argument === undefined) return listUnknownOrders(services);
    if (action === 'return' && argument !== undefined) return returnOrder(services, argument);
    if (action === 'commands' && argument === undefined) return listOpenCommands(services);
    if (action === 'retry-command' && argument !== undefined) return retryCommand(services, argument);
    if (action === 'replay' && argument !== undefined) return replay(services, argument);
    return { ok: false, text: USAGE };
  },
};

/**
 * Takes in all that every biller recorded since a day, as after a restore or a long outage. Runs again without harm.
 * Fails when a biller could not be read to the end of its list.
 */
async function readSince(
  services: GatewayServices,
  option: string | undefined,
  [day, ...more]: readonly string[],
): Promise<OperationAnswer> {
  if (option !== '--since' || day === undefined || more.length > 0) return { ok: false, text: USAGE };
  const since = readMoment(day);
  if (since === null) {
    return { ok: false, text: `--since: expected a date such as 2026-03-01 or 2026-03-01T12:00:00Z, got "${day}"` };
  }
  const lines: string[] = [];
  let ok = true;
  for (const biller of services.config.billers) {
    try {
      const now = services.clock.now();
      const { taken, completeUntil } = await readEventsSince(services, biller, since, now);
      lines.push(`${biller}: ${taken} new${completeUntil < now ? `, read until ${completeUntil.toISOString()}` : ''}`);
    } catch (error) {
      services.log.error({ err: error, biller }, 'events of the biller not read');
      lines.push(`${biller}: not read to the end, the log says why`);
      ok = false;
    }
  }
  return { ok, text: lines.join('\n') };
}

async function list({ db }: GatewayServices, requested: string | undefined): Promise<OperationAnswer> {
  const status = STATUSES.find((each) => each === requested);
  if (requested !== undefined && status === undefined) {
    return { ok: false, text: `There is no status "${requested}"; there are ${STATUSES.join(', ')}.` };
  }
  const rows = await db
    .selectFrom('postbacks')
    .select(['id', 'received_at', 'biller', 'kind', 'order_id', 'source', 'signature', 'status', 'attempts', 'problem'])
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'received'))
    .orderBy('received_at', 'desc')
    .orderBy('id')
    .limit(LISTED)
    .execute();
  if (rows.length === 0) return { ok: true, text: 'No postbacks.' };
  const lines = rows.map((row) =>
    [
      row.id,
      row.received_at.toISOString(),
      row.biller,
      row.kind ?? '-',
      row.order_id ?? '-',
      row.source,
      row.signature,
      row.status,
      `attempts ${row.attempts}`,
      row.problem ?? '',
    ]
      .join('  ')
      .trimEnd(),
  );
  return { ok: true, text: lines.join('\n') };
}

/** Does a postback again; one that was processed stays as it is, one with a wrong signature is never done. */
async function replay(services: GatewayServices, id: string): Promise<OperationAnswer> {
  const row = await services.db.selectFrom('postbacks').select(['status']).where('id', '=', id).executeTakeFirst();
  if (!row) return { ok: false, text: `There is no postback "${id}".` };
  if (row.status === 'refused')
    return { ok: false, text: `${id} was refused: it is not known to come from its biller.` };
  const status = await process(services, id, services.clock.now());
  const after = await services.db
    .selectFrom('postbacks')
    .select(['problem', 'attempts'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const problem = after.problem === null ? '' : ` (${after.problem})`;
  return { ok: status === 'processed', text: `${id}: ${status}${problem}, attempts ${after.attempts}` };
}
