import { asBadInput, away, open, page, pageWithout, type RouteCase } from './route-case.ts';
import { HOSTILE } from './bad-input.ts';

const encoded = (value: unknown): string =>
  encodeURIComponent(Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64'));
const describedPurchase = (confirmationLink: unknown): object => ({
  title: 'A title',
  component: 'deal',
  price: '1.00',
  description: 'Some words',
  confirmationLink,
});
const deep = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

const LINK_MISSING = 'Outgoing upsell - Confirmation link is missing';
const UNREADABLE = 'contains no purchase to confirm';

/** Invalid confirmations: not base64, not JSON, not an object, too deep, too long, repeated. */
const BROKEN: readonly string[] = [
  '%25%25%25',
  'not%20base64%20at%20all',
  encoded('{'),
  encoded('\u0000\u0001'),
  encoded([]),
  encoded([describedPurchase('/deals')]),
  encoded('null'),
  encoded('7'),
  encoded(deep(5_000)),
  encoded({ ...describedPurchase('/deals'), description: 'x'.repeat(7_000) }),
  encoded({ ...describedPurchase('/deals'), title: { toString: 'x' } }),
  `${encoded(describedPurchase('/deals'))}&confirmation=${encoded(describedPurchase('/deals'))}`,
];
const NO_LINK: readonly string[] = [describedPurchase(''), describedPurchase('  ')].map(encoded);

const deals: readonly RouteCase[] = [
  open('R52', '/deals', page('<h1')),
  ...NO_LINK.map((confirmation) => open('R52', `/deals?confirmation=${confirmation}`, page(LINK_MISSING))),
  ...BROKEN.map((confirmation) => asBadInput(open('R52', `/deals?confirmation=${confirmation}`, page(UNREADABLE)))),
  ...HOSTILE.map((link) =>
    asBadInput(
      open('R52 D15', `/deals?confirmation=${encoded(describedPurchase(link))}`, pageWithout('<h1', 'evil.test')),
    ),
  ),
];

/** R53 D15: an unknown upsell, and foreign targets and codes, lead to this brand's tour. */
const oneClick: readonly RouteCase[] = [
  '',
  '?epoch_upsellid=nothing&confirmed=true',
  '?segpay_upsellid=%00&tour_link_code=https%3A%2F%2Fevil.test',
  '?rg_upsellid=a&rg_upsellid=b',
  '?tour_link_code=__proto__&gas_cid=%3Cscript%3E',
  ...HOSTILE.map((link) => `?epoch_upsellid=nothing&member_link=${encodeURIComponent(link)}&confirmed=true`),
].map((query): RouteCase => ({
  ...(query !== '' && { isBadInput: true }),
  rule: 'R53',
  path: `/oneclick/outgoing-upsell${query}`,
  expect: ({ brand }) => away(`${brand.tour}/`),
}));

/** R54 D35: no upsell under way. */
const ends: readonly RouteCase[] = ['/_upsell_signupsuccess', '/_upsell_signupdenial'].map((path) =>
  open('R54 D35', path, page('No purchase in progress.')),
);

export const UPSELL_CASES: readonly RouteCase[] = [...deals, ...oneClick, ...ends];
