import { expect, test } from '@playwright/test';
import { weighPage } from '@network/testing/page-weight.ts';
import { brands } from '../brands.ts';
import { sendRequest } from '../outside/send-request.ts';
import { cookieOf } from '../outside/sign-in.ts';

/** The most that a page may weigh: bytes of HTML, elements, and bytes of class attributes. */
interface Budget {
  readonly bytes: number;
  readonly elements: number;
  readonly classBytes: number;
}

const LISTING: Budget = { bytes: 110_000, elements: 1_300, classBytes: 33_000 };
const PAGES: readonly (readonly ['visitor' | 'member', string, Budget])[] = [
  ['visitor', '/', { bytes: 200_000, elements: 2_100, classBytes: 56_000 }],
  ['visitor', '/videos', LISTING],
  ['visitor', '/performers?sex=F', LISTING],
  ['member', '/', { bytes: 260_000, elements: 2_700, classBytes: 66_000 }],
  ['member', '/videos', LISTING],
  ['member', '/performers?sex=F', LISTING],
  ['member', '/account', { bytes: 75_000, elements: 650, classBytes: 28_000 }],
];

for (const brand of brands.filter(({ tenant }) => tenant.flagship)) {
  for (const [who, path, budget] of PAGES) {
    test(`${brand.id}: ${path} of a ${who} weighs no more than it may`, async () => {
      const cookie = who === 'member' ? await cookieOf(brand, 'member@demo.example') : '';
      const origin = who === 'member' ? brand.members : brand.tour;
      const { status, body } = await sendRequest(origin, path, { headers: { cookie, accept: 'text/html' } });
      expect(status).toBe(200);
      const { inlineIcons, ...weight } = weighPage(body);
      for (const [what, most] of Object.entries(budget)) {
        expect(weight[what as keyof Budget], what).toBeLessThanOrEqual(most as number);
      }
      // Every icon refers to the one sheet of them.
      expect(inlineIcons).toBe(0);
    });
  }
}
