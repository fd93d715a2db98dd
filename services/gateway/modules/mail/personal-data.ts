import { sql } from 'kysely';
import type { PersonalData } from '../../personal-data/personal-data.ts';
import { isDiscreetRecipient, saveDiscreetRecipient } from './discreet-recipients.ts';
import { recipientLanguage, saveRecipientLanguage } from './recipient-languages.ts';

/** Mails sent to a person and waiting ones; their mails to others, such as our support, are deleted too. */
export const mailPersonalData: PersonalData = {
  sections: {
    mails: (db, { email }) =>
      db
        .selectFrom('mails')
        .select(['queued_at', 'kind', 'tenant_id', 'state'])
        .where('recipient', '=', email)
        .orderBy('queued_at')
        .execute(),
    discreetMails: async (db, { email }) => [{ isDiscreet: await isDiscreetRecipient(db, email) }],
    mailLanguage: async (db, { email }) => [{ language: await recipientLanguage(db, email) }],
  },
  erase: async (db, { id, email }) => {
    await sql`
      delete from mails where recipient = ${email} or position(${id} in coalesce(idempotency_key, '')) > 0
        or content -> 'values' ->> 'email' = ${email}
    `.execute(db);
    await saveDiscreetRecipient(db, email, false);
    await saveRecipientLanguage(db, email, null);
  },
};
