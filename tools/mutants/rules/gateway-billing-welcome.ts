import type { MutatedFile } from '../mutant.ts';

const BILLING = 'services/gateway/modules/billing';
const SIGNUP = `${BILLING}/orders/signup.integration.test.ts`;
const UPSELLS = `${BILLING}/orders/upsells.integration.test.ts`;

/** The pages after a payment: their pictures, and who is welcomed there. */
export const mutated: readonly MutatedFile[] = [
  {
    file: `${BILLING}/welcome/picture-set.ts`,
    tests: [`${BILLING}/welcome/picture-set.test.ts`],
    mutants: [
      {
        rules: ['C18', 'X07', 'R31'],
        breaks: 'the small picture of the welcome pages has another size',
        find: 'width: 320, height: 770',
        replace: 'width: 320, height: 700',
      },
      {
        rules: ['C18'],
        breaks: 'a site in small letters has pictures',
        find: 'site === site.toUpperCase() && ',
        replace: '',
      },
    ],
  },
  {
    file: `${BILLING}/welcome/hashed-member-id.ts`,
    tests: [UPSELLS],
    mutants: [
      {
        rules: ['C08'],
        breaks: 'welcome data with any hash are believed',
        find: "timingSafeEqual(expected, Buffer.from(hashed, 'hex'))",
        replace: "expected.length === Buffer.from(hashed, 'hex').length",
      },
    ],
  },
  {
    file: `${BILLING}/welcome/welcome-check.ts`,
    tests: [SIGNUP],
    mutants: [
      {
        rules: ['L06', 'C03'],
        breaks: 'who has not paid yet is welcome',
        find: "if (order === null || order.status !== 'paid') return NOT_YET;",
        replace: 'if (order === null) return NOT_YET;',
      },
    ],
  },
  {
    file: `${BILLING}/welcome/welcome-signup.ts`,
    tests: [SIGNUP],
    mutants: [
      {
        rules: ['R29', 'E12'],
        breaks: 'who paid by a second card is told that nothing was charged',
        find: "if (order?.status !== 'declined') return order;",
        replace: "if (order?.status !== 'refused') return order;",
      },
      {
        rules: ['C26', 'E16'],
        breaks: 'one external biller’s page tells of another’s signup',
        find: 'order.biller !== biller || ',
        replace: '',
      },
    ],
  },
];
