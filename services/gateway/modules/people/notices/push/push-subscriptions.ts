import { createECDH } from 'node:crypto';
import { sql } from 'kysely';
import { PUSH } from '@network/tenant/constants.ts';
import type { Language } from '@network/validation/languages.ts';
import type { Database } from '../../../../db/database.ts';
import { problemOfUrl } from '../../../platform/webhooks/public.ts';
import { hashOfToken } from '../../../../http/stored-token.ts';

/** A browser's subscription as it names itself (Push API, `PushSubscription.toJSON`). */
export interface SubscribedBrowser {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** The person whose browser it is, and how its messages are written. */
export interface PushReader {
  readonly userId: string;
  readonly sessionId: string;
  readonly tenantId: string;
  readonly isDiscreet: boolean;
  readonly language: Language;
}

const LONGEST_ENDPOINT = 2_000;
const POINT_BYTES = 65;
const AUTH_BYTES = 16;

/**
 * What is wrong with a subscription: its address, which must not lead into a private network, or its keys; null for
 * nothing.
 */
export function problemOfBrowser(
  { endpoint, p256dh, auth }: SubscribedBrowser,
  isProduction: boolean,
): 'ADDRESS_INVALID' | 'KEYS_INVALID' | null {
  if (endpoint.length > LONGEST_ENDPOINT || problemOfUrl(endpoint, isProduction) !== null) return 'ADDRESS_INVALID';
  const isKey = isPoint(Buffer.from(p256dh, 'base64url')) && Buffer.from(auth, 'base64url').length === AUTH_BYTES;
  return isKey ? null : 'KEYS_INVALID';
}

/**
 * Sends messages to a browser from now on, about notices that come from now on. A browser that is known goes to this
 * person; of more browsers than a person may have the one that was added first ends.
 */
export async function savePushSubscription(
  db: Database,
  { endpoint, p256dh, auth }: SubscribedBrowser,
  { userId, sessionId, tenantId, isDiscreet, language }: PushReader,
  at: Date,
): Promise<void> {
  const own = { user_id: userId, session_id: sessionId, tenant_id: tenantId, is_discreet: isDiscreet, language };
  const keys = { endpoint, p256dh, auth };
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('push_subscriptions')
      .values({
        id: crypto.randomUUID(),
        endpoint_hash: hashOfToken(endpoint),
        ...keys,
        ...own,
        created_at: at,
        pushed_until: at,
      })
      .onConflict((conflict) =>
        conflict.column('endpoint_hash').doUpdateSet({
          ...keys,
          ...own,
          created_at: at,
          // A change of the same browser's discretion passes nothing over.
          pushed_until: sql`case when push_subscriptions.session_id = ${sessionId} then push_subscriptions.pushed_until else ${at} end`,
        }),
      )
      .execute();
    await trx
      .deleteFrom('push_subscriptions')
      .where('user_id', '=', userId)
      .where('id', 'not in', (select) =>
        select
          .selectFrom('push_subscriptions')
          .select('id')
          .where('user_id', '=', userId)
          .orderBy('created_at', 'desc')
          .orderBy('id')
          .limit(PUSH.mostBrowsers),
      )
      .execute();
  });
}

/** Whether a browser gets the messages of this person's session. */
export async function hasPushSubscription(
  db: Database,
  { endpoint, userId, sessionId }: { readonly endpoint: string; readonly userId: string; readonly sessionId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('push_subscriptions')
    .select('id')
    .where('endpoint_hash', '=', hashOfToken(endpoint))
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends the messages to a browser of this person. @returns whether there was such a one */
export async function endPushSubscription(db: Database, userId: string, endpoint: string): Promise<boolean> {
  const ended = await db
    .deleteFrom('push_subscriptions')
    .where('endpoint_hash', '=', hashOfToken(endpoint))
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return ended.numDeletedRows > 0n;
}

function isPoint(key: Buffer): boolean {
  if (key.length !== POINT_BYTES) return false;
  try {
    const own = createECDH('prime256v1');
    own.generateKeys();
    own.computeSecret(key);
    return true;
  } catch {
    return false;
  }
}
