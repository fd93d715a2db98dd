import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { isOfFormerEmail, type KnownSubject, type PersonalData } from '../../../personal-data/personal-data.ts';
import { confirmedEmailOf } from '../../people/identity/public.ts';

/** Requests from an address that they confirmed, or from one that they had when it was sent; nobody's where no address was confirmed. */
async function ofPerson(db: Database, person: KnownSubject) {
  const email = sql`lower(public_requests.fields->>'email')`;
  const isFormer = isOfFormerEmail(person, email, sql.ref('public_requests.received_at'));
  return sql<boolean>`(${email} = ${await confirmedEmailOf(db, person.id)} or ${isFormer})`;
}

/** Requests from a person's addresses, and what they were answered by mail; requests to remove content are retained, as the law requires. */
export const requestsPersonalData: PersonalData = {
  sections: {
    requests: async (db, person) =>
      db
        .selectFrom('public_requests')
        .select(['received_at', 'case_number', 'kind', 'fields'])
        .where(await ofPerson(db, person))
        .orderBy('received_at')
        .execute(),
    // Notes are staff's own, and a reply names no member of staff to its reader.
    requestAnswers: async (db, person) =>
      db
        .selectFrom('public_request_events as event')
        .innerJoin('public_requests', 'public_requests.id', 'event.request_id')
        .select(['event.at', 'public_requests.case_number', 'event.text'])
        .where(await ofPerson(db, person))
        .where('event.kind', 'in', ['replied', 'closed'])
        .orderBy('event.id')
        .execute(),
  },
  erase: async (db, person, { config }) => {
    const gone = await db
      .deleteFrom('public_requests')
      .where(await ofPerson(db, person))
      .where('kind', '<>', 'removal')
      .returning('id')
      .execute();
    return async () => {
      for (const { id } of gone) await rm(join(config.dataDir, 'requests', id), { recursive: true, force: true });
    };
  },
};
