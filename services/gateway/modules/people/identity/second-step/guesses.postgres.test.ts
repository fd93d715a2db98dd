import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseForTests } from '@network/testing/postgres-database.ts';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import { BUDGETS } from '@network/server/limits/budgets.ts';
import { fixedClock } from '../../../../config/clock.ts';
import { claimTry } from '../../../../limits/claim-try.ts';
import { confirmPassword } from '../sign-in/confirm-password.ts';
import { signIn } from '../sign-in/sign-in.ts';
import { switchOn } from '../security/change-security.ts';
import { confirmIdentity, refusalOfCode } from '../security/confirm-identity.ts';
import { hashSessionId } from '../sessions/sessions.ts';
import { findCodedAccount } from '../sign-in-links/sign-in-code.ts';
import { sessionFor } from '../testing/demonstration-session.ts';
import { mailedLinkOf, requestLink } from '../testing/link-requests.ts';
import { addPerson, deletePeople } from '../testing/people.ts';
import { acceptCode, prepareAuthenticator } from './authenticator.ts';
import { checkSecondStep } from './check-second-step.ts';
import { codeAt } from './totp.ts';

const EMAIL = 'ada@example.com';
const PASSWORD = 'Right1password';
const GUESSES = 250;
const MOST_CODES = BUDGETS.secondStepFailures.account.times;
const MOST_PASSWORDS = BUDGETS.signInFailures.account.times;
const MOST_CODES_OF_PERSON = BUDGETS.secondStepFailures.person.times;
const MOST_PASSWORDS_OF_PERSON = BUDGETS.signInFailures.person.times;

const clock = fixedClock('2026-03-02T12:00:00Z');
/** Two gateways share one database, so that the limit can’t come from the memory of one process. */
let gateways: readonly TestGateway[];
let userId: string;

const database = databaseForTests();
beforeAll(async () => {
  const config = { database: { url: database.url } } as const;
  gateways = await Promise.all([0, 1].map(() => startTestGateway({ clock, config })));
});
beforeEach(async () => {
  await deletePeople(gatewayOf(0).services.db);
  clock.set('2026-03-02T12:00:00Z');
  userId = await addPerson(gatewayOf(0).services.db, EMAIL, PASSWORD);
});
afterAll(async () => {
  await Promise.all(gateways.map((gateway) => gateway.close()));
});

const gatewayOf = (index: number): TestGateway => gateways[index % 2] as TestGateway;
const servicesOf = (index: number) => gatewayOf(index).services;
const addressOf = (index: number): string => `198.51.${index % 100}.${Math.floor(index / 100)}`;
const atOnce = <T>(times: number, call: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, index) => call(index)));

/** The secret of an authenticator; the codes of the next minute are right ones. */
async function prepared(): Promise<Uint8Array> {
  return (await prepareAuthenticator(servicesOf(0), userId)) ?? new Uint8Array();
}
async function guarded(): Promise<Uint8Array> {
  const secret = await prepared();
  await acceptCode(servicesOf(0), userId, codeAt(secret, clock.now()), 'waiting');
  clock.advance(60_000);
  return secret;
}
/** So many codes of which none is right. */
function wrongCodes(secret: Uint8Array): readonly string[] {
  const near = [-60, -30, 0, 30, 60].map((seconds) =>
    codeAt(secret, new Date(clock.now().getTime() + seconds * 1_000)),
  );
  const all = Array.from({ length: GUESSES + near.length }, (_, index) => String(index * 17).padStart(6, '0'));
  return all.filter((code) => !near.includes(code)).slice(0, GUESSES);
}
const enter = (index: number, code: string, clientAddress = addressOf(index)) =>
  checkSecondStep(servicesOf(index), { userId, code, clientAddress, device: null });
const counted = async (): Promise<number[]> =>
  (await servicesOf(0).db.selectFrom('rate_limits').select('points').execute()).map(({ points }) => points);

describe(`of ${GUESSES} guesses at once, through two gateways`, () => {
  it('no more codes are looked at than the limit allows, and the right one behind them is none of them', async () => {
    for (let burst = 0; burst < 6; burst += 1) {
      await deletePeople(servicesOf(0).db);
      userId = await addPerson(servicesOf(0).db, EMAIL, PASSWORD);
      const secret = await guarded();
      const wrong = wrongCodes(secret);
      const answers = await atOnce(GUESSES + 2, (index) =>
        enter(index, wrong[index] ?? codeAt(secret, clock.now()), '198.51.100.7'),
      );
      expect(answers.filter((answer) => answer === 'wrong')).toHaveLength(MOST_CODES);
      expect(answers.filter((answer) => answer === 'passed')).toHaveLength(0);
    }
  });

  it('no more first codes are looked at', async () => {
    const wrong = wrongCodes(await prepared());
    const sessionId = hashSessionId(await sessionFor(servicesOf(0), userId, { id: 'vixen' }));
    const answers = await atOnce(GUESSES, (index) =>
      switchOn(servicesOf(index), {
        userId,
        sessionId,
        tenantId: 'vixen',
        code: wrong[index] ?? '',
        clientAddress: addressOf(index),
      }),
    );
    expect(answers.filter((answer) => answer === 'CODE_INCORRECT')).toHaveLength(MOST_CODES);
    expect(answers.filter((answer) => answer === 'TOO_MANY_ATTEMPTS')).toHaveLength(GUESSES - MOST_CODES);
  });

  it('no more passwords are looked at, of a sign-in and of a session', async () => {
    const passwordOf = (index: number) => (index < GUESSES ? `Guess${index}password` : PASSWORD);
    const signIns = await atOnce(GUESSES + 2, (index) =>
      signIn(servicesOf(index), {
        email: EMAIL,
        password: passwordOf(index),
        tenantId: 'vixen',
        clientAddress: addressOf(index),
        country: null,
      }),
    );
    const outcomes = signIns.map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'wrong-credentials')).toHaveLength(MOST_PASSWORDS);
    expect(outcomes.filter((outcome) => outcome === 'limited')).toHaveLength(GUESSES + 2 - MOST_PASSWORDS);
    const proofs = await atOnce(GUESSES + 2, (index) =>
      confirmPassword(servicesOf(index), {
        userId,
        password: passwordOf(index),
        clientAddress: addressOf(index),
      }),
    );
    expect(proofs.filter((proof) => proof === 'wrong')).toHaveLength(MOST_PASSWORDS);
    expect(proofs.filter((proof) => proof === 'limited')).toHaveLength(GUESSES + 2 - MOST_PASSWORDS);
  });

  it('no more are looked at in several sessions of a person than in one', async () => {
    const secret = await guarded();
    const sessions = await atOnce(5, async (index) =>
      hashSessionId(await sessionFor(servicesOf(index), userId, { id: 'vixen' })),
    );
    const wrong = wrongCodes(secret);
    const typed = await atOnce(GUESSES + 2, (index) =>
      refusalOfCode(servicesOf(index), {
        userId,
        sessionId: sessions[index % sessions.length] ?? '',
        code: wrong[index] ?? codeAt(secret, clock.now()),
        clientAddress: addressOf(index),
      }),
    );
    expect(typed.filter((answer) => answer === 'CODE_INCORRECT')).toHaveLength(MOST_CODES_OF_PERSON);
    expect(typed.filter((answer) => answer === 'TOO_MANY_ATTEMPTS')).toHaveLength(GUESSES + 2 - MOST_CODES_OF_PERSON);
    const proofs = await atOnce(GUESSES, (index) =>
      confirmIdentity(servicesOf(index), {
        userId,
        sessionId: sessions[index % sessions.length] ?? '',
        proof: { password: `Guess${index}password` },
        clientAddress: addressOf(index),
      }),
    );
    expect(proofs.filter((answer) => answer === 'PASSWORD_INCORRECT')).toHaveLength(MOST_PASSWORDS_OF_PERSON);
    expect(proofs.filter((answer) => answer === 'TOO_MANY_ATTEMPTS')).toHaveLength(GUESSES - MOST_PASSWORDS_OF_PERSON);
    // What is tried elsewhere is counted by the account: a session is no way to close the sign-in to its owner.
    expect(await enter(0, wrong[0] ?? '')).toBe('wrong');
  });

  it('no more codes of a mail are looked at, and the right one behind them is none of them', async () => {
    const request = await requestLink(gatewayOf(0), EMAIL, 'vixen');
    const { code } = await mailedLinkOf(gatewayOf(0), EMAIL);
    const codeOf = (index: number) =>
      index < GUESSES ? `${(Number(code) + 1 + index) % 1_000_000}`.padStart(6, '0') : code;
    const answers = await atOnce(GUESSES + 2, (index) =>
      findCodedAccount(servicesOf(index), { request, code: codeOf(index), clientAddress: addressOf(index) }),
    );
    const outcomes = answers.map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'wrong')).toHaveLength(BUDGETS.signInCodes.device.times);
    expect(outcomes.filter((outcome) => outcome === 'right')).toHaveLength(0);
  });

  it('a statement alone claims no more than are left', async () => {
    const claims = await atOnce(GUESSES, (index) => claimTry(servicesOf(index), 'key', { times: 5, seconds: 60 }));
    expect(claims.filter((claim) => typeof claim === 'object')).toHaveLength(5);
    expect(claims.filter((claim) => claim === 60)).toHaveLength(GUESSES - 5);
    expect(await counted()).toEqual([5]);
  });
});

describe('of right ones at once, through two gateways', () => {
  it('none of one person is refused, and nothing is counted', async () => {
    const answers = await atOnce(60, (index) =>
      signIn(servicesOf(index), {
        email: EMAIL,
        password: PASSWORD,
        tenantId: 'vixen',
        clientAddress: '198.51.100.7',
        country: null,
      }),
    );
    expect(new Set(answers.map(({ outcome }) => outcome))).toEqual(new Set(['signed-in']));
    expect((await counted()).filter((points) => points > 0)).toEqual([]);
  });

  it('none of one address is refused, of a hundred people', async () => {
    const people = await atOnce(100, (index) =>
      addPerson(servicesOf(index).db, `person-${index}@example.com`, PASSWORD),
    );
    const answers = await atOnce(people.length, (index) =>
      confirmPassword(servicesOf(index), {
        userId: people[index] ?? '',
        password: PASSWORD,
        clientAddress: '198.51.100.7',
      }),
    );
    expect(answers.filter((answer) => typeof answer === 'object')).toHaveLength(people.length);
    expect((await counted()).filter((points) => points > 0)).toEqual([]);
  });

  it('one passes with a code, and those that come too late with it count as wrong', async () => {
    const secret = await guarded();
    const answers = await atOnce(4, (index) => enter(index, codeAt(secret, clock.now())));
    expect(answers.filter((answer) => answer === 'passed')).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'wrong')).toHaveLength(3);
  });
});
