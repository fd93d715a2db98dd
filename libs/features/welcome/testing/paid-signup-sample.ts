import type { WelcomePageQuery } from '../api/welcome-page.generated.ts';

/** A paid signup for one site, as the pages after a payment read it. */
export const paidSignupSample: NonNullable<WelcomePageQuery['welcomeSignup']> = {
  username: 'member1234',
  name: null,
  siteId: '3',
  status: 'PAID',
  confirmBy: null,
  isTrial: false,
  mailedTo: null,
  freeTrialEndsAt: null,
  declineReason: null,
  repeatable: null,
  elsewhere: null,
  chargesCardAgain: true,
  returnedBecause: null,
  isRefunded: false,
  biller: { name: 'RocketGate', supportUrl: 'https://support.rocketgate.example' },
};
