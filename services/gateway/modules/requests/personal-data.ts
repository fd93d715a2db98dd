import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { PersonalData } from '../../personal-data/personal-data.ts';
import { confirmedEmailOf } from '../identity/public.ts';

/** Nobody's, where the address is not confirmed. */
const isTheirs = (email: string | null) => sql<boolean>`lower(fields->>'email') = ${email}`;

/** Requests from a person's confirmed address, and what they were answered by mail; requests to remove content are retained, as the law requires. */
export const requestsPersonalData: PersonalData = {
  sections: {
    requests: async (db, { id }) =>
      db
        .selectFrom('public_requests')
        .select(['received_at', 'case_number', 'kind', 'fields'])
        .where(isTheirs(await confirmedEmailOf(db, id)))
        .orderBy('received_at')
        .execute(),
    // Notes are staff's own, and a reply names no member of staff to its reader.
    requestAnswers: async (db, { id }) =>
      db
        .selectFrom('public_request_events as event')
        .innerJoin('public_requests as request', 'request.id', 'event.request_id')
        .select(['event.at', 'request.case_number', 'event.text'])
        .where(sql<boolean>`lower(request.fields->>'email') = ${await confirmedEmailOf(db, id)}`)
        .where('event.kind', 'in', ['replied', 'closed'])
        .orderBy('event.id')
        .execute(),
  },
  erase: async (db, { id: userId }, { config }) => {
    const gone = await db
      .deleteFrom('public_requests')
      .where(isTheirs(await confirmedEmailOf(db, userId)))
      .where('kind', '<>', 'removal')
      .returning('id')
      .execute();
    return async () => {
      for (const { id } of gone) await rm(join(config.dataDir, 'requests', id), { recursive: true, force: true });
    };
  },
};
