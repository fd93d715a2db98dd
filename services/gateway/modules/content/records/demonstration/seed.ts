import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import { insertRows } from '../../../../db/insert-rows.ts';
import type { Seed } from '../../../../demonstration/seed.ts';
import { performerNames } from '../../catalogue/public.ts';
import { dayOf } from '../record-state.ts';

const PERFORMERS = 24;
/** Days until a document expires, in turn: most are good for years, some expire soon, one has expired. */
const VALID_DAYS = [2_900, 1_400, 730, 41, 1_900, -12, 980, 25] as const;
const COUNTRIES = ['PT', 'CZ', 'US', 'HU'] as const;

/** Records of some performers, as invented as the performers; the others have none yet. */
export const seedRecords: Seed = async ({ db, today }) => {
  const performers = await db
    .selectFrom(performerNames(db).as('performer'))
    .select(['id', 'name'])
    .orderBy('slug')
    .limit(PERFORMERS)
    .execute();
  const records = performers.map(({ id, name }, index) => ({
    performer_id: id,
    legal_name: `${name} Sample`,
    other_names: name,
    born_on: `${1985 + (index % 12)}-0${1 + (index % 9)}-1${index % 10}`,
    verified_at: index % 7 === 6 ? null : new Date(today.getTime() - 40 * DAY_MS),
    verified_by: index % 7 === 6 ? null : 'admin@demo.example',
    updated_at: new Date(today.getTime() - 60 * DAY_MS),
  }));
  await insertRows(db, 'performer_records', records);
  const documents = performers.map(({ id }, index) => ({
    id: `demo-document-${index}`,
    performer_id: id,
    kind: index % 3 === 2 ? ('identity-card' as const) : ('passport' as const),
    issued_by: COUNTRIES[index % COUNTRIES.length] ?? 'PT',
    number_end: `${4_000 + index * 7}`,
    expires_on: dayOf(new Date(today.getTime() + (VALID_DAYS[index % VALID_DAYS.length] ?? 0) * DAY_MS)),
    archive_reference: `Safe 3, folder ${index + 1}`,
    recorded_at: new Date(today.getTime() - 60 * DAY_MS),
    recorded_by: 'admin2@demo.example',
    withdrawn_at: null,
  }));
  await insertRows(db, 'performer_documents', documents);
};
