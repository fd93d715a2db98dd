import { describe, expect, it } from 'vitest';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { BILLING_MESSAGES } from '../message-keys.ts';
import { timesCharged } from '../testing/actions.ts';
import { balancedBiller } from '../testing/balanced-biller.ts';
import { join, type Joined } from '../testing/join.ts';
import { membershipOf } from '../testing/own-memberships.ts';
import { firstOf, jobsAt } from '../testing/scene.ts';
import { queryOf, sendForm } from '../testing/send-form.ts';

const test = balancedBiller({ tenants: [vixen] });

const send = (fields: Record<string, string>, who?: Joined) => sendForm(test, '/brand/membership-change', fields, who);
let people = 0;
const pageOf = ({ location = '' }) => new URL(location).pathname;

describe('the forms of /account/pause', () => {
  it('L25 pause for the chosen months, and take it back', async () => {
    const who = await join(test, 'pauses-by-form@example.com');
    const { id: subscription } = await firstOf(who);
    const paused = await send({ change: 'pause', subscription, months: '2' }, who);
    expect([pageOf(paused), queryOf(paused)]).toEqual(['/account/pause', { subscription, done: 'pause' }]);
    expect(await membershipOf(test, who)).toMatchObject({
      pause: { from: '2026-04-02T12:00:00.000Z', until: '2026-06-02T12:00:00.000Z', hasBegun: false },
    });
    expect(queryOf(await send({ change: 'resume', subscription }, who))).toEqual({ subscription, done: 'resume' });
    expect(await membershipOf(test, who)).toMatchObject({ pause: null, nextChargeAt: '2026-04-02T12:00:00.000Z' });
  });

  it('L25 resume with one charge, however often they are sent', async () => {
    const who = await join(test, 'resumes-by-form@example.com');
    const { id: subscription } = await firstOf(who);
    await send({ change: 'pause', subscription, months: '3' }, who);
    await jobsAt(test, '2026-05-02T12:00:00Z');
    expect(await membershipOf(test, who)).toMatchObject({ state: 'PAUSED' });
    for (const _press of [1, 2]) {
      expect(await send({ change: 'resume', subscription }, who)).toMatchObject({ outcome: 'redirect' });
    }
    expect(await membershipOf(test, who)).toMatchObject({ state: 'ACTIVE', pause: null });
    expect(timesCharged(test, who.orderId)).toBe(2);
  });

  it.each([
    ['months', BILLING_MESSAGES.monthsMissing, { months: '' }],
    ['months', BILLING_MESSAGES.monthsMissing, {}],
    ['form', BILLING_MESSAGES.notPausable, { months: '4' }],
    ['form', BILLING_MESSAGES.changeRefused, { change: 'nonsense' }],
  ])('say at “%s” that %s, and change nothing', async (field, key, fields) => {
    const who = await join(test, `refused-${(people += 1)}@example.com`);
    const { id: subscription } = await firstOf(who);
    const before = await membershipOf(test, who);
    expect(await send({ change: 'pause', subscription, ...fields } as Record<string, string>, who)).toMatchObject({
      outcome: 'refused',
      errors: { [field]: key },
    });
    expect(await membershipOf(test, who)).toEqual(before);
  });
});

describe('the forms of /account/plan', () => {
  it('L26 plan a shorter plan, at no charge, and keep the one that there is', async () => {
    const who = await join(test, 'plans-by-form@example.com', { optionId: 305 });
    const { id: subscription } = await firstOf(who);
    expect(await send({ change: 'plan', subscription, optionId: '' }, who)).toMatchObject({
      errors: { optionId: BILLING_MESSAGES.planMissing },
    });
    expect(await send({ change: 'plan', subscription, optionId: '3045' }, who)).toMatchObject({
      errors: { form: BILLING_MESSAGES.changeRefused },
    });
    const planned = await send({ change: 'plan', subscription, optionId: '303' }, who);
    expect([pageOf(planned), queryOf(planned)]).toEqual(['/account/plan', { subscription, done: 'plan' }]);
    expect(await membershipOf(test, who)).toMatchObject({ plannedChange: { name: 'Vixen, monthly membership' } });
    expect(await send({ change: 'keep-plan', subscription }, who)).toMatchObject({ outcome: 'redirect' });
    expect(await membershipOf(test, who)).toMatchObject({ plannedChange: null });
    expect(timesCharged(test, who.orderId)).toBe(1);
  });
});

it('a membership of somebody else, and a visitor, are refused, and nothing changes', async () => {
  const [who, other] = [await join(test, 'mine@example.com'), await join(test, 'theirs@example.com')];
  const { id: subscription } = await firstOf(who);
  for (const caller of [other, undefined]) {
    expect(await send({ change: 'pause', subscription, months: '1' }, caller)).toMatchObject({
      errors: { form: BILLING_MESSAGES.noSuchMembership },
    });
  }
  expect(await membershipOf(test, who)).toMatchObject({ pause: null });
});
