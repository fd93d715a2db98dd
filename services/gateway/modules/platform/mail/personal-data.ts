import { sql } from 'kysely';
import { isOfFormerEmail, type KnownSubject, type PersonalData } from '../../../personal-data/personal-data.ts';
import { isDiscreetRecipient, saveDiscreetRecipient } from './discreet-recipients.ts';
import { recipientLanguage, saveRecipientLanguage } from './recipient-languages.ts';

/** Mails to the address of a person, or to one that they had when it was queued. */
const isTo = (person: KnownSubject) =>
  sql<boolean>`(recipient = ${person.email} or ${isOfFormerEmail(person, sql.ref('recipient'), sql.ref('queued_at'))})`;

/** Mails sent to a person and waiting ones; their mails to others, such as our support, are deleted too. */
export const mailPersonalData: PersonalData = {
  sections: {
    mails: (db, person) =>
      db
        .selectFrom('mails')
        .select(['queued_at', 'kind', 'tenant_id', 'state'])
        .where(isTo(person))
        .orderBy('queued_at')
        .execute(),
    discreetMails: async (db, { email }) => [{ isDiscreet: await isDiscreetRecipient(db, email) }],
    mailLanguage: async (db, { email }) => [{ language: await recipientLanguage(db, email) }],
  },
  erase: async (db, person) => {
    const { id, email } = person;
    const named = sql`(content -> 'values' ->> 'email')`;
    await sql`
      delete from mails where ${isTo(person)} or position(${id} in coalesce(idempotency_key, '')) > 0
        or ${named} = ${email} or ${isOfFormerEmail(person, named, sql.ref('queued_at'))}
    `.execute(db);
    await saveDiscreetRecipient(db, email, false);
    await saveRecipientLanguage(db, email, null);
  },
};
