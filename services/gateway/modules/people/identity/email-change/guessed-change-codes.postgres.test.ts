import { afterAll, beforeAll, expect, it } from 'vitest';
import { BUDGETS } from '@network/server/limits/budgets.ts';
import { databaseForTests } from '@network/testing/postgres-database.ts';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import { fixedClock } from '../../../../config/clock.ts';
import { mailsOf } from '../../../platform/mail/testing/public.ts';
import { hashSessionId } from '../sessions/sessions.ts';
import { sessionFor } from '../testing/demonstration-session.ts';
import { addPerson } from '../testing/people.ts';
import { findCodedOwner, mailChangeCode } from './change-code.ts';

const GUESSES = 250;
const EMAIL = 'ada@example.com';
const clock = fixedClock('2026-03-02T12:00:00Z');
/** Two gateways share one database, so that the limit can’t come from the memory of one process. */
let gateways: readonly TestGateway[];

const database = databaseForTests();
beforeAll(async () => {
  const config = { database: { url: database.url } } as const;
  gateways = await Promise.all([0, 1].map(() => startTestGateway({ clock, config })));
});
afterAll(async () => {
  await Promise.all(gateways.map((gateway) => gateway.close()));
});

const servicesOf = (index: number) => (gateways[index % 2] as TestGateway).services;

it(`of ${GUESSES} mailed codes of a change of email at once, no more are looked at than the limit allows, in whichever sessions`, async () => {
  const { db } = servicesOf(0);
  const userId = await addPerson(db, EMAIL, 'Right1password');
  const sessions = await Promise.all(
    ['vixen', 'tushy', 'slayed'].map(async (id) => hashSessionId(await sessionFor(servicesOf(0), userId, { id }))),
  );
  for (const sessionId of sessions) await mailChangeCode(servicesOf(0), { userId, sessionId, tenantId: 'vixen' });
  const codes = (await mailsOf(db, EMAIL)).flatMap(({ kind, content }) =>
    kind === 'emailChangeCode' ? [JSON.stringify(content.values?.['code']).slice(1, -1)] : [],
  );
  expect(codes).toHaveLength(sessions.length);
  const wrong = Array.from({ length: GUESSES + 3 }, (_, index) => String(index * 17).padStart(6, '0'))
    .filter((code) => !codes.includes(code))
    .slice(0, GUESSES);
  const typed = [...wrong, ...codes];
  const answers = await Promise.all(
    typed.map((code, index) =>
      findCodedOwner(servicesOf(index), {
        userId,
        sessionId: sessions[(index - wrong.length + typed.length) % sessions.length] ?? '',
        code,
        clientAddress: `198.51.${index % 100}.${Math.floor(index / 100)}`,
      }),
    ),
  );
  expect(answers.filter((answer) => answer === 'wrong')).toHaveLength(BUDGETS.emailChangeGuesses.person.times);
  expect(answers.filter((answer) => typeof answer === 'object')).toEqual([]);
  // The right one of its session is not looked at either, in the other process.
  const [sessionId = ''] = sessions;
  const right = { userId, sessionId, code: codes[0] ?? '', clientAddress: '198.51.100.1' };
  expect(await findCodedOwner(servicesOf(1), right)).toBe('limited');
});
