import { obligations } from '@network/messages/obligations.ts';
import type { SiteId } from '@network/tenant/sites.ts';
import type { Database } from '../../../../db/database.ts';
import type { GatewayServices } from '../../../../services.ts';
import { lockAccount } from '../accounts.ts';
import { acknowledge } from '../profile/profile-state.ts';

type Needs = Pick<GatewayServices, 'db' | 'clock'>;

export interface EmailConsentAnswer {
  readonly userId: string;
  readonly site: string;
  readonly hasConsented: boolean;
  /** The text that was agreed to, as it was shown; null when it was not shown. */
  readonly shownText: string | null;
}

/** Records every answer; the last one counts. */
export async function saveEmailConsent({ db, clock }: Needs, answer: EmailConsentAnswer): Promise<void> {
  await db
    .insertInto('email_consents')
    .values({
      user_id: answer.userId,
      site: answer.site,
      is_given: answer.hasConsented,
      shown_text: answer.shownText,
      answered_at: clock.now(),
    })
    .execute();
}

/** Returns whether a person's last answer was that they want no news by email; false without an answer. */
export async function refusesNews(db: Database, userId: string): Promise<boolean> {
  const last = await db
    .selectFrom('email_consents')
    .select('is_given')
    .where('user_id', '=', userId)
    .orderBy('answered_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.is_given === false;
}

/**
 * Records that a portal guest confirmed the WATCH SCENE text: age, terms and emails. Confirming again changes nothing.
 */
export async function confirmGuestScenes(services: Needs, userId: string, sites: readonly SiteId[]): Promise<void> {
  const { clock } = services;
  await services.db.transaction().execute(async (db) => {
    await lockAccount(db, userId, 'no key update');
    const known = await db
      .selectFrom('profile_states')
      .select('guest_scenes_at')
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (known?.guest_scenes_at) return;
    await acknowledge({ db, clock }, userId, 'guest_scenes_at');
    await acceptTerms({ db, clock }, userId);
    const shownText = obligations.guestScene.consent;
    for (const site of sites) await saveEmailConsent({ db, clock }, { userId, site, hasConsented: true, shownText });
  });
}

/** Records when a person first accepted the terms. */
export async function acceptTerms({ db, clock }: Needs, userId: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ terms_accepted_at: clock.now() })
    .where('id', '=', userId)
    .where('terms_accepted_at', 'is', null)
    .execute();
}
