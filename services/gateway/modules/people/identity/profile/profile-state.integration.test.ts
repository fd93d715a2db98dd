import { beforeAll, describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { fixedClock } from '../../../../config/clock.ts';
import { openBrowser } from '../testing/browser.ts';
import { addPerson } from '../testing/people.ts';

const STATE = `state {
  modals { gemsIntro teaserViewed texasHealthWarningAcknowledged alabamaHealthWarningAcknowledged }
  gems { lastAcknowledgementDate }
}`;
const FIELDS = STATE.slice('state {'.length, -1);

interface State {
  readonly modals: Readonly<Record<string, string | null>>;
  readonly gems: { readonly lastAcknowledgementDate: string | null };
}

const clock = fixedClock('2026-03-02T12:00:00Z');
let session: string;

const gateway = gatewayForTests({ clock, tenants: [vixen] });
beforeAll(async () => {
  await addPerson(gateway.services.db, 'ada@example.com', 'Right1password');
  const browser = openBrowser(gateway, vixen);
  await browser.signIn('ada@example.com', 'Right1password');
  session = browser.session ?? '';
});

const as = () => ({ tenant: 'vixen', area: 'members', session }) as const;

async function call(mutation: string): Promise<State> {
  const { data, errors } = await gateway.graphql<{ it: State }>(`mutation { it: ${mutation} { ${FIELDS} } }`, {}, as());
  expect(errors).toBeUndefined();
  return data.it;
}

async function saved(): Promise<State> {
  const { data } = await gateway.graphql<{ findOneUserProfile: { state: State } }>(
    `{ findOneUserProfile { ${STATE} } }`,
    {},
    as(),
  );
  return data.findOneUserProfile.state;
}

describe('X04 the state of a profile', () => {
  it('X04 begins with nothing seen', async () => {
    expect(await saved()).toEqual({
      modals: {
        gemsIntro: null,
        teaserViewed: null,
        texasHealthWarningAcknowledged: null,
        alabamaHealthWarningAcknowledged: null,
      },
      gems: { lastAcknowledgementDate: null },
    });
  });

  it('C13 acknowledgeHealthWarning notes that state’s warning alone, and keeps the first moment', async () => {
    const first = await call('acknowledgeHealthWarning(usaHealthWarningStateCode: "US-TX")');
    expect(first.modals['texasHealthWarningAcknowledged']).not.toBeNull();
    expect(first.modals['alabamaHealthWarningAcknowledged']).toBeNull();
    clock.advance(1_000);
    expect(await call('acknowledgeHealthWarning(usaHealthWarningStateCode: "TX")')).toEqual(first);
    const both = await call('acknowledgeHealthWarning(usaHealthWarningStateCode: "AL")');
    expect(both.modals['alabamaHealthWarningAcknowledged']).not.toBeNull();
    expect(both.modals['texasHealthWarningAcknowledged']).toBe(first.modals['texasHealthWarningAcknowledged']);
    expect(await saved()).toEqual(both);
  });

  it.each(['', 'US-CA', 'tx', 'US-US-TX', '__proto__'])('C13 refuses the state %s', async (code) => {
    const before = await saved();
    const { errors } = await gateway.graphql(
      'mutation ($code: String!) { acknowledgeHealthWarning(usaHealthWarningStateCode: $code) { gems { lastAcknowledgementDate } } }',
      { code },
      as(),
    );
    expect(errors?.[0]?.extensions?.['code']).toBe('BAD_REQUEST');
    expect(await saved()).toEqual(before);
  });

  it('C13 acknowledgeGemsIntro notes no moment to come, but now in its place', async () => {
    const { db } = gateway.services;
    const answer = await call('acknowledgeGemsIntro(when: "2999-01-01T00:00:00Z")');
    expect(answer.modals['gemsIntro']).toBe(clock.now().toISOString());
    await db.updateTable('profile_states').set({ gems_intro_at: null }).execute();
  });

  it('C13 acknowledgeGemsIntro records the moment of the call, once', async () => {
    const answer = await call('acknowledgeGemsIntro(when: "2020-02-03T04:05:06Z")');
    expect(answer.modals['gemsIntro']).toBe('2020-02-03T04:05:06.000Z');
    expect((await call('acknowledgeGemsIntro(when: "2999-01-01T00:00:00Z")')).modals['gemsIntro']).toBe(
      '2020-02-03T04:05:06.000Z',
    );
  });

  it('C13 acknowledgeNewGemsBalance and acknowledgePromotionalTeaserViewed note now', async () => {
    const before = gateway.services.clock.now().getTime();
    const gems = (await call('acknowledgeNewGemsBalance')).gems.lastAcknowledgementDate;
    const teaser = (await call('acknowledgePromotionalTeaserViewed')).modals['teaserViewed'];
    for (const moment of [gems, teaser]) expect(new Date(moment ?? 0).getTime()).toBeGreaterThanOrEqual(before);
    expect((await saved()).modals['teaserViewed']).toBe(teaser);
  });

  it.each([
    'acknowledgeGemsIntro(when: "2020-02-03T04:05:06Z")',
    'acknowledgeNewGemsBalance',
    'acknowledgePromotionalTeaserViewed',
    'acknowledgeHealthWarning(usaHealthWarningStateCode: "US-TX")',
  ])('C13 %s is for signed-in persons', async (mutation) => {
    const { errors } = await gateway.graphql(
      `mutation { ${mutation} { gems { lastAcknowledgementDate } } }`,
      {},
      {
        tenant: 'vixen',
        area: 'members',
      },
    );
    expect(errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
  });
});
