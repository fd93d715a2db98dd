import { createRoute, Outlet } from '@tanstack/react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Experiment, HOLDOUT, variantOfBucket } from '@network/tenant/experiments.ts';
import { PageShell } from '../head/page-shell.tsx';
import { createAppRouter, type PageSide } from '../routing/create-app-router.ts';
import { createAppRootRoute } from '../routing/root-route.ts';
import { useMeasuring } from '../tenant/page-provider.tsx';
import { type Answer, type BrandFixture, gatewaySaying, startBrand } from './brand-fixture.tsx';
import { testTenant } from './tenant-fixture.ts';

const pricing: Experiment = {
  id: 'pricing',
  cookie: 'pt',
  isRunning: true,
  variants: [
    { id: 'a', percent: 45 },
    { id: 'b', percent: 45 },
  ],
  holdoutPercent: 10,
};
const paypal: Experiment = {
  id: 'paypal',
  cookie: 'ppt',
  isRunning: true,
  variants: [
    { id: 'shown', percent: 60 },
    { id: 'first', percent: 30 },
  ],
  holdoutPercent: 10,
};
const SHARES = {
  pricing: { a: 0.45, b: 0.45, [HOLDOUT]: 0.1 },
  paypal: { shown: 0.6, first: 0.3, [HOLDOUT]: 0.1 },
} as const;
const CROWD = 600;
/** Visitors at one time: fewer than a brand server renders pages for at once. */
const SIDE_BY_SIDE = 10;
const CONSENT = 'consent=accepted.1';

let brand: BrandFixture;
let crowd: readonly Answer[];

/** Shows the variant that the server chose. */
function Chosen() {
  const { variants } = useMeasuring();
  return <p>{['pricing', 'paypal'].map((id) => variants[id]?.variant ?? 'none').join(' ')}</p>;
}

const Failed = () => <h1>failed</h1>;

function createRouter(side: PageSide) {
  const root = createAppRootRoute({
    shellComponent: ({ children }) => <PageShell slots={{}}>{children}</PageShell>,
    component: Outlet,
    notFoundComponent: Failed,
    errorComponent: Failed,
  });
  const page = createRoute({ getParentRoute: () => root, path: '/', component: Chosen });
  const routeTree = root.addChildren([page]);
  return createAppRouter({ routeTree, defaultErrorComponent: Failed, defaultNotFoundComponent: Failed }, side);
}

const visit = (cookie: string) => brand.get('/', { headers: { cookie } });
const shownOn = ({ body }: Answer) => /<p>(\S+) (\S+)<\/p>/.exec(body)?.slice(1) ?? [];
const cookiesOf = ({ headers }: Answer) => (headers['set-cookie'] ?? []).map((each) => each.split(';', 1)[0] ?? '');

beforeAll(async () => {
  const gateway = gatewaySaying(() => 'hello');
  brand = await startBrand(gateway, createRouter, testTenant, {}, [pricing, paypal]);
  const visitors: Answer[] = [];
  while (visitors.length < CROWD) {
    visitors.push(...(await Promise.all(Array.from({ length: SIDE_BY_SIDE }, () => visit(CONSENT)))));
  }
  crowd = visitors;
});
afterAll(() => brand.close());

describe('two tests at one time, before a crowd of new visitors', () => {
  it.each(['pricing', 'paypal'] as const)('K11 splits %s by its shares, in the HTML itself', (id) => {
    const place = id === 'pricing' ? 0 : 1;
    for (const [variant, share] of Object.entries(SHARES[id])) {
      const found = crowd.filter((answer) => shownOn(answer)[place] === variant).length;
      // Six standard deviations: one crowd in 500 million is beyond that by chance.
      const room = 6 * Math.sqrt(CROWD * share * (1 - share));
      expect(Math.abs(found - CROWD * share), `${variant}: ${found} of ${CROWD}`).toBeLessThan(room);
    }
  });

  it('K11 K09 gives each visitor the cookie of each test for a year', () => {
    for (const { headers } of crowd) {
      expect(headers['set-cookie']?.map((each) => each.replace(/=[^;]+/, ''))).toEqual([
        expect.stringMatching(/^pt; Max-Age=31536000; /),
        expect.stringMatching(/^ppt; Max-Age=31536000; /),
      ]);
    }
  });

  it('K11 shows each visitor the variant that the cookie remembers', () => {
    const remembered = crowd.map((answer) =>
      [pricing, paypal].map((experiment) => {
        const cookie = cookiesOf(answer).find((each) => each.startsWith(`${experiment.cookie}=`));
        return variantOfBucket(experiment, Number(/=(\d+)\./.exec(cookie ?? '')?.[1]));
      }),
    );
    expect(crowd.map(shownOn)).toEqual(remembered);
  });

  it('K11 shows a returning visitor the same variant, and sets no cookie again', async () => {
    const some = crowd.slice(0, 60);
    const again: Answer[] = [];
    for (const first of some) again.push(await visit([CONSENT, ...cookiesOf(first)].join('; ')));
    expect(again.map(shownOn)).toEqual(some.map(shownOn));
    expect(again.flatMap(cookiesOf)).toEqual([]);
  });

  it.each([
    ['refused it', 'consent=refused.1'],
    ['has not chosen yet', ''],
  ])('K11 K12 has nobody in a test who %s', async (_, cookie) => {
    const answer = await visit(cookie);
    expect([shownOn(answer), cookiesOf(answer)]).toEqual([['none', 'none'], []]);
  });
});
