import { sql } from 'kysely';
import { consentCookies, CONSENT_QUESTION, storedConsent } from '@network/server/requests/consent-cookie.ts';
import { readCookies } from '@network/server/requests/cookies.ts';
import { brandDomain } from '@network/tenant/brand-domain.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { ConsentChoice } from '@network/validation/consent-choice.ts';
import type { Database } from '../../../../db/database.ts';
import type { GatewayServices } from '../../../../services.ts';

type Needs = Pick<GatewayServices, 'db' | 'clock'>;

/** Stores the answer of a person; nothing for an account that was deleted meanwhile. */
export async function saveMeasuringAnswer({ db, clock }: Needs, userId: string, choice: ConsentChoice): Promise<void> {
  await sql`
    insert into measuring_answers (user_id, is_given, question, answered_at)
    select id, ${choice === 'accepted'}::boolean, ${CONSENT_QUESTION}::smallint, ${clock.now()}::timestamptz
    from users where id = ${userId}
    on conflict (user_id) do update
    set is_given = excluded.is_given, question = excluded.question, answered_at = excluded.answered_at
  `.execute(db);
}

/** The last answer of a person to the question that is asked now; null for none. */
export async function measuringAnswer(db: Database, userId: string): Promise<ConsentChoice | null> {
  const row = await db
    .selectFrom('measuring_answers')
    .select('is_given')
    .where('user_id', '=', userId)
    .where('question', '=', CONSENT_QUESTION)
    .executeTakeFirst();
  if (row === undefined) return null;
  return row.is_given ? 'accepted' : 'refused';
}

/**
 * The Set-Cookie values by which a brand goes by the answer that its person gave at a sister brand. A refusal always counts; an
 * agreement only where this browser has not answered: it may have refused later than the account agreed.
 * @param cookies the Cookie header of the browser
 */
export async function answerCookies(
  db: Database,
  userId: string,
  tenant: Tenant,
  cookies: string | undefined,
): Promise<readonly string[]> {
  const answer = await measuringAnswer(db, userId);
  const stored = storedConsent(readCookies(cookies));
  if (answer === null || answer === stored || (answer === 'accepted' && stored !== null)) return [];
  return consentCookies(answer, brandDomain(tenant.urls), tenant.urls.members.startsWith('https:'));
}
