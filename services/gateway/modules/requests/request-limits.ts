import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { RequestKind } from '@network/validation/requests/request-forms.ts';
import type { GatewayServices } from '../../services.ts';
import { networkOf } from '../identity/sessions/client-network.ts';

/** Requests of one kind that an address may send in a window. */
export const REQUEST_LIMIT = { max: 5, windowMs: 3_600_000 } as const;

type Needs = Pick<GatewayServices, 'db' | 'clock' | 'config'>;

/**
 * Counts a request of an address in one statement, so that requests sent at once are all counted.
 * @returns seconds to wait when it was one too many, else null
 */
export async function countRequest(services: Needs, kind: RequestKind, address: string): Promise<number | null> {
  const now = services.clock.now();
  const row = await services.db
    .insertInto('public_request_limits')
    .values({
      key: keyOf(services, kind, address),
      taken: 1,
      resets_at: new Date(now.getTime() + REQUEST_LIMIT.windowMs),
    })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        taken: sql`case when public_request_limits.resets_at <= ${now} then 1 else public_request_limits.taken + 1 end`,
        resets_at: sql`case when public_request_limits.resets_at <= ${now} then excluded.resets_at else public_request_limits.resets_at end`,
      }),
    )
    .returning(['taken', 'resets_at'])
    .executeTakeFirstOrThrow();
  return row.taken > REQUEST_LIMIT.max ? Math.ceil((row.resets_at.getTime() - now.getTime()) / 1_000) : null;
}

function keyOf(services: Needs, kind: RequestKind, address: string): string {
  const secret = services.config.secrets.derive('public-request-limits');
  return createHmac('sha256', secret)
    .update(`${kind}:${networkOf(address, 'whole')}`)
    .digest('hex');
}
