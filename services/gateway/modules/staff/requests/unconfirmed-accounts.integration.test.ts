import { expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import { addPerson } from '../../people/identity/testing/public.ts';
import { knownSubject } from '../../../personal-data/testing/known-subject.ts';
import { requestsPersonalData } from './personal-data.ts';

const EMAIL = 'ada@example.com';

const gateway = gatewayForTests();

const db = () => gateway.services.db;
const support = { email: 'Ada@Example.com', topic: 'payment', message: 'A charge that I don’t know.' };

it('an account with an address that nobody confirmed neither reads nor deletes requests of the address', async () => {
  await db()
    .insertInto('public_requests')
    .values({
      id: '6f6a1f0e-0000-4000-8000-000000000001',
      kind: 'support',
      case_number: 'S-AAAAA-AAAAA',
      tenant_id: 'vixen',
      fields: JSON.stringify(support),
      fingerprint: '1',
      received_at: new Date('2026-03-01T12:00:00Z'),
      due_at: null,
      closed_at: null,
    })
    .execute();
  const id = await addPerson(db(), EMAIL, 'Right1password', { isUnconfirmed: true });
  const person = knownSubject(id, EMAIL);
  const read = () => requestsPersonalData.sections?.['requests']?.(db(), person);
  const erase = () => requestsPersonalData.erase?.(db(), person, gateway.services);
  const rows = () => db().selectFrom('public_requests').select('id').execute();
  expect(await read()).toEqual([]);
  await erase();
  expect(await rows()).toHaveLength(1);
  // Its owner, who confirmed it.
  await db().updateTable('users').set({ email_confirmed_at: new Date() }).where('id', '=', id).execute();
  expect(await read()).toHaveLength(1);
  await erase();
  expect(await rows()).toEqual([]);
});
