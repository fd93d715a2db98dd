import { createRoute, Outlet } from '@tanstack/react-router';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Experiment } from '@network/tenant/experiments.ts';
import { PageShell } from '../head/page-shell.tsx';
import { createAppRouter, type PageSide } from '../routing/create-app-router.ts';
import { createAppRootRoute } from '../routing/root-route.ts';
import { useMeasuring, useSiteMeta, useTenant } from '../tenant/page-provider.tsx';
import { type BrandFixture, type GatewayAnswer, gatewaySaying, startBrand } from './brand-fixture.tsx';
import { testTenant } from './tenant-fixture.ts';

const pricing: Experiment = {
  id: 'pricing',
  cookie: 'pt',
  isRunning: false,
  variants: [{ id: 'a', percent: 90 }],
  holdoutPercent: 10,
};
const wasOn = testTenant.features.channels;

let brand: BrandFixture;
let answer: ((said: GatewayAnswer) => void) | null = null;
let version = 0;

function Shown() {
  const { variants } = useMeasuring();
  const { features } = useTenant();
  const { sellsMemberships } = useSiteMeta();
  return (
    <p>{`${variants['pricing']?.variant ?? 'none'} ${features.channels ? 'channels' : 'no-channels'}${sellsMemberships ? '' : ' unsold'}`}</p>
  );
}

const Failed = () => <h1>failed</h1>;

function createRouter(side: PageSide) {
  const root = createAppRootRoute({
    shellComponent: ({ children }) => <PageShell slots={{}}>{children}</PageShell>,
    component: Outlet,
    notFoundComponent: Failed,
    errorComponent: Failed,
  });
  const page = createRoute({ getParentRoute: () => root, path: '/', component: Shown });
  const routeTree = root.addChildren([page]);
  return createAppRouter({ routeTree, defaultErrorComponent: Failed, defaultNotFoundComponent: Failed }, side);
}

/** Answers the call in which the brand server waits, and waits for its next one: what was said applies then. */
async function say(settings: object): Promise<void> {
  await expect.poll(() => answer).not.toBeNull();
  version += 1;
  const respond = answer;
  answer = null;
  respond?.({
    body: JSON.stringify({ latest: 1, settings: { version: `${version}.0`, flags: {}, experiments: {}, ...settings } }),
  });
  await expect.poll(() => answer).not.toBeNull();
}

beforeAll(async () => {
  const pages = gatewaySaying(() => 'hello');
  brand = await startBrand(
    (call) =>
      call.path.startsWith('/brand/publications') ? new Promise((resolve) => (answer = resolve)) : pages(call),
    createRouter,
    testTenant,
    {},
    [pricing],
  );
  brand.app.followPublications();
});
afterAll(() => brand.close());

const shown = async (cookie = '') => {
  const { body, headers } = await brand.get('/', { headers: { cookie } });
  return {
    body,
    text: /<p>([^<]+)<\/p>/.exec(body)?.[1],
    cookie: (headers['set-cookie'] ?? []).map((each) => each.split(';')[0]),
  };
};
const CONSENT = 'consent=accepted.1';
const flags = (isOn: boolean) => (isOn ? 'channels' : 'no-channels');

it('an experiment starts and stops while the brand runs, and its browsers stay where they are', async () => {
  expect((await shown(CONSENT)).text).toBe(`none ${flags(wasOn)}`);
  await say({ experiments: { pricing: { isRunning: true, share: 100 } } });
  const visits: Awaited<ReturnType<typeof shown>>[] = [];
  while (!visits.some(({ text }) => text?.startsWith('a '))) visits.push(await shown(CONSENT));
  const member = visits.find(({ text }) => text?.startsWith('a '));
  const cookies = [CONSENT, ...(member?.cookie ?? [])].join('; ');
  await say({ experiments: { pricing: { isRunning: false, share: 100 } } });
  expect((await shown(cookies)).text).toBe(`none ${flags(wasOn)}`);
  await say({ experiments: { pricing: { isRunning: true, share: 100 } } });
  expect((await shown(cookies)).text).toBe(`a ${flags(wasOn)}`);
  expect((await shown('consent=refused.1')).text).toBe(`none ${flags(wasOn)}`);
  await say({});
});

it('a flag is switched on every page at once, in the browser too', async () => {
  const before = await shown();
  expect(await shown()).toEqual(before);
  await say({ flags: { channels: !wasOn } });
  const switched = await shown();
  expect(switched.text).toBe(`none ${flags(!wasOn)}`);
  expect(await shown()).toEqual(switched);
  expect(switched.body).toMatch(/features/);
  expect(before.body).not.toMatch(/features/);
  await say({});
  expect((await shown()).text).toBe(before.text);
});

it('pages know at once that no membership is on sale any more, and that one is again', async () => {
  const before = await shown();
  await say({ sellsMemberships: false });
  const unsold = await shown();
  expect(unsold.text).toBe(`${before.text ?? ''} unsold`);
  expect(unsold.body).toContain('sellsMemberships:!1');
  await say({ sellsMemberships: true });
  expect((await shown()).text).toBe(before.text);
});
