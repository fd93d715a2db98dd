import { describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import vixenplus from '../../../../../../apps/vixenplus/tenant.ts';
import { signedInAs } from '../testing/sessions.ts';

const tenants = [vixen, vixenplus];
const gateway = gatewayForTests({ tenants, seed: true });

const JOIN_OPTIONS = `{ joinOptions {
  isMultiSiteOptions hasFixedPricing isOneClickEnabled
  billers { id isNative }
  defaultSubscription { optionId }
  options { optionId kind isPortalOffer chargedNow { amount currency } chargedLater { amount } savedPercent laterAt }
} }`;

interface Answer {
  readonly joinOptions: {
    readonly isMultiSiteOptions: boolean;
    readonly hasFixedPricing: boolean;
    readonly billers: readonly { readonly id: string; readonly isNative: boolean }[];
    readonly defaultSubscription: { readonly optionId: number } | null;
    readonly options: readonly {
      readonly optionId: number;
      readonly chargedNow: { readonly amount: number };
      readonly chargedLater: { readonly amount: number } | null;
      readonly savedPercent: number;
      readonly laterAt: string | null;
    }[];
  };
}

async function offered(name: string | null, tenant = 'vixen') {
  const caller = name === null ? { tenant } : await signedInAs(gateway, name, tenant);
  const { data, errors } = await gateway.graphql<Answer>(JOIN_OPTIONS, {}, caller);
  expect(errors).toBeUndefined();
  return data.joinOptions;
}
const numbers = (answer: Answer['joinOptions']) => answer.options.map(({ optionId }) => optionId);

describe('what is on sale', () => {
  it('D22 offers a visitor the site and the multisite options, with what is charged now and later', async () => {
    const answer = await offered(null);
    expect(numbers(answer)).toEqual([303, 305, 301, 302, 3045, 3046, 3047]);
    expect(answer.options.map(({ chargedNow, chargedLater }) => [chargedNow.amount, chargedLater?.amount])).toEqual([
      [2_999, 2_999],
      [11_988, 11_988],
      [100, 2_999],
      [0, undefined],
      [4_999, 4_999],
      [11_997, 11_997],
      [23_988, 23_988],
    ]);
    expect(answer.options[2]?.laterAt).toBe('2026-03-04T12:00:00.000Z');
    expect(answer).toMatchObject({
      isMultiSiteOptions: true,
      hasFixedPricing: false,
      defaultSubscription: { optionId: 303 },
    });
  });

  it('D20 K14 names seven billers in their order, the last three external', async () => {
    const { billers } = await offered(null);
    expect(billers.map(({ id }) => id)).toEqual([
      'rocketgate',
      'netbilling',
      'vendo',
      'centrobill',
      'epoch',
      'segpay',
      'ccbill',
    ]);
    expect(billers.map(({ isNative }) => isNative)).toEqual([true, true, true, true, false, false, false]);
  });

  it.each(['portal', 'portalguest'])('D22 D41 offers %s the portal’s price, a third off', async (name) => {
    const answer = await offered(name);
    expect(numbers(answer).slice(-3)).toEqual([2566, 2567, 2568]);
    expect(answer.options.slice(-3).map(({ chargedNow }) => chargedNow.amount)).toEqual([3_349, 8_038, 16_072]);
  });

  it('D22 gives 33 % off neither to members of a site nor to visitors', async () => {
    expect(numbers(await offered('single'))).toEqual([3045, 3046, 3047]);
    expect(numbers(await offered(null)).slice(-3)).toEqual([3045, 3046, 3047]);
  });

  it('L01 offers a lapsed member a membership but no trial: one trial a person', async () => {
    expect(numbers(await offered('expired'))).toEqual([303, 305, 3045, 3046, 3047]);
    expect(numbers(await offered('trial'))).toEqual([303, 305, 3045, 3046, 3047]);
    expect(numbers(await offered('freetrialexpired'))).toEqual([303, 305, 3045, 3046, 3047]);
  });

  it('offers a member of one site several, and nothing to members of all sites or tandem children (A15)', async () => {
    expect(numbers(await offered('single'))).toEqual([3045, 3046, 3047]);
    expect(numbers(await offered('multi'))).toEqual([]);
    expect(numbers(await offered('child'))).toEqual([]);
    expect(numbers(await offered(null, 'vixenplus'))).toEqual([3045, 3046, 3047]);
  });

  it('L20 quotes the yearly plan to members of a monthly bundle, from the end of the paid period', async () => {
    const quote = async (name: string) => {
      const query = '{ yearlyUpgradeQuote { optionId chargedNow { amount } chargedLater { amount } laterAt } }';
      const caller = await signedInAs(gateway, name, 'vixenplus');
      return (await gateway.graphql<{ yearlyUpgradeQuote: unknown }>(query, {}, caller)).data.yearlyUpgradeQuote;
    };
    expect(await quote('monthly')).toEqual({
      optionId: 3047,
      chargedNow: { amount: 23_988 },
      chargedLater: { amount: 23_988 },
      laterAt: '2027-04-02T00:00:00.000Z',
    });
    expect(await quote('multi')).toBeNull();
    expect(await quote('member')).toBeNull();
  });
});
