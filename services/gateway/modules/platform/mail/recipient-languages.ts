import { sql } from 'kysely';
import { isLanguage, type Language } from '@network/validation/languages.ts';
import type { Database } from '../../../db/database.ts';

/** The language that the owner of an address chose; null where they chose none. */
export async function recipientLanguage(db: Database, recipient: string): Promise<Language | null> {
  const row = await db
    .selectFrom('recipient_languages')
    .select('language')
    .where('recipient', '=', recipient)
    .executeTakeFirst();
  return isLanguage(row?.language) ? row.language : null;
}

/** Writes mails to an address in a language from now on; null forgets the choice. */
export async function saveRecipientLanguage(db: Database, recipient: string, language: Language | null): Promise<void> {
  await (language === null
    ? db.deleteFrom('recipient_languages').where('recipient', '=', recipient).execute()
    : sql`
        insert into recipient_languages (recipient, language) values (${recipient}, ${language})
        on conflict (recipient) do update set language = excluded.language
      `.execute(db));
}
