import type { OwnMembership } from '@network/core/session/own-memberships-query.ts';
import { usd } from '../../testing/story-samples.ts';

/** A year that renews by itself and may be paused or made smaller. */
export const anActiveMembership: OwnMembership = {
  subscriptionId: 's1',
  name: 'Vixen, yearly membership',
  state: 'ACTIVE',
  sites: ['Vixen'],
  brand: { id: 'vixen', name: 'Vixen' },
  joinedAt: '2026-01-21T00:00:00Z',
  price: usd(11_988),
  renewalMonths: 12,
  nextChargeAt: '2027-01-21T00:00:00Z',
  renewalDays: null,
  isRenewalAwaited: false,
  accessUntil: '2027-01-21T00:00:00Z',
  biller: { name: 'Vendo', supportUrl: 'https://support.vendo.example', isNative: true },
  card: { name: 'Visa ending 1111', expires: '04/27' },
  canCancel: true,
  canReactivate: false,
  canUpdateCard: true,
  pause: null,
  pauseChoices: [
    { months: 1, from: '2027-01-21T00:00:00Z', until: '2027-02-21T00:00:00Z' },
    { months: 3, from: '2027-01-21T00:00:00Z', until: '2027-04-21T00:00:00Z' },
  ],
  plannedChange: null,
  changeChoices: [
    {
      optionId: 303,
      name: 'Vixen, monthly membership',
      sites: ['Vixen'],
      price: usd(2_999),
      renewalMonths: 1,
      startsAt: '2027-01-21T00:00:00Z',
    },
  ],
  invoices: [],
};

/** That membership while its pause lasts. */
export const aPausedMembership: OwnMembership = {
  ...anActiveMembership,
  state: 'PAUSED',
  pauseChoices: [],
  changeChoices: [],
  pause: { from: '2026-11-21T00:00:00Z', until: '2027-01-21T00:00:00Z', hasBegun: true },
};
