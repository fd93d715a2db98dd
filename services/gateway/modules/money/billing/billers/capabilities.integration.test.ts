import { describe, expect, it } from 'vitest';
import { BILLERS, type BillerId } from '@network/tenant/constants.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import vixenplus from '../../../../../../apps/vixenplus/tenant.ts';
import { cancelMembership } from '../testing/actions.ts';
import { balancedBiller } from '../testing/balanced-biller.ts';
import { join, type Joined } from '../testing/join.ts';
import { callAs, mailsTo } from '../testing/scene.ts';
import { CAPABILITIES, capabilitiesOf } from './capabilities.ts';

const test = balancedBiller({
  tenants: [vixen, vixenplus],
  config: { billers: ['rocketgate', 'vendo', 'epoch', 'segpay', 'ccbill'] },
});

const OFFERED = `{
  yearlyUpgradeQuote { optionId }
  joinOptions { isOneClickEnabled }
  creditCardUpdate { url messageKey }
  memberships { canUpdateCard }
  getUserSubscription {
    upgradeOptions { isUpgradeableToVixenPlusYearly }
    billing { canUpdateCard canReactivate }
  }
}`;

interface Offered {
  readonly yearlyUpgradeQuote: { readonly optionId: number } | null;
  readonly joinOptions: { readonly isOneClickEnabled: boolean };
  readonly creditCardUpdate: { readonly url: string | null; readonly messageKey: string | null };
  readonly memberships: readonly { readonly canUpdateCard: boolean }[];
  readonly getUserSubscription: {
    readonly upgradeOptions: { readonly isUpgradeableToVixenPlusYearly: boolean };
    readonly billing: { readonly canUpdateCard: boolean; readonly canReactivate: boolean };
  };
}

const offeredTo = (who: Joined) => callAs<Offered>(test, who, OFFERED);

/** A member of all sites by the month, on their brand. */
const joinAll = (biller: BillerId, email: string) => join(test, email, { biller, optionId: 3045, tenant: 'vixenplus' });

describe.each(['rocketgate', 'vendo', 'epoch', 'segpay', 'ccbill'] as const)(
  'what is offered to members at %s',
  (biller) => {
    const can = CAPABILITIES[biller];

    it('is the year where its card can be charged, and a new card where it has a page for one', async () => {
      const who = await joinAll(biller, `offers-${biller}@example.com`);
      const offered = await offeredTo(who);
      expect(offered.joinOptions.isOneClickEnabled).toBe(can.oneClick);
      expect(offered.yearlyUpgradeQuote?.optionId ?? null).toBe(can.oneClick ? 3047 : null);
      expect(offered.getUserSubscription.upgradeOptions.isUpgradeableToVixenPlusYearly).toBe(can.oneClick);
      expect(offered.getUserSubscription.billing.canUpdateCard).toBe(can.cardPage);
      expect(offered.memberships[0]?.canUpdateCard).toBe(can.cardPage);
      expect(offered.creditCardUpdate.url === null).toBe(!can.cardPage);
    });

    it('after a cancellation is to come back, on the page and in the mail, where it does that on our call', async () => {
      const email = `back-${biller}@example.com`;
      const who = await joinAll(biller, email);
      await cancelMembership(test, who);
      await test.deliver();
      const offered = await offeredTo(who);
      expect(offered.getUserSubscription.billing.canReactivate).toBe(can.reactivates);
      // Nothing is charged any more, so that no card can help.
      expect(offered.getUserSubscription.billing.canUpdateCard).toBe(false);
      expect(offered.memberships[0]?.canUpdateCard).toBe(false);
      expect(offered.creditCardUpdate).toEqual({
        url: null,
        messageKey: can.cardPage ? 'billing.card.none' : 'billing.card.atBiller',
      });
      const mails = await mailsTo(test, email);
      expect(mails).toContain(can.reactivates ? 'cancelled' : 'cancelledForGood');
      expect(mails).not.toContain(can.reactivates ? 'cancelledForGood' : 'cancelled');
    });
  },
);

describe('capabilities', () => {
  it.each(BILLERS)('%s can nothing where it is not configured', (biller) => {
    const { config } = test.gateway.services;
    const offered = Object.entries(capabilitiesOf({ config: { ...config, billers: [] } }, biller));
    expect(offered.filter(([, value]) => value !== false && value !== null && value !== 'none')).toEqual([]);
  });
});
