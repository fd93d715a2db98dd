import type { GatewayServices } from '../../../services.ts';

type Needs = Pick<GatewayServices, 'db' | 'clock'>;

export interface EmailConsentAnswer {
  readonly userId: string;
  readonly site: string;
  readonly isGiven: boolean;
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
      is_given: answer.isGiven,
      shown_text: answer.shownText,
      answered_at: clock.now(),
    })
    .execute();
}

/** Notes when somebody first agreed to the terms. */
export async function acceptTerms({ db, clock }: Needs, userId: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ terms_accepted_at: clock.now() })
    .where('id', '=', userId)
    .where('terms_accepted_at', 'is', null)
    .execute();
}
