import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePlans } from '@network/demo/content/plans.ts';
import { contentOperation } from '@network/gateway/modules/content/content/testing/public.ts';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import vixen from '../../apps/vixen/tenant.ts';
import { type ServedBrand, serveBrand } from './serve-brand.ts';

const folder = mkdtempSync(join(tmpdir(), 'nothing-on-sale-'));
let gateway: TestGateway;
let brand: ServedBrand;
beforeAll(async () => {
  gateway = await startTestGateway({ tenants: [vixen] });
  await gateway.services.db.deleteFrom('plans').execute();
  brand = await serveBrand(gateway, vixen);
});
afterAll(async () => {
  await brand.close();
  await gateway.close();
  rmSync(folder, { recursive: true });
});

/** How long to wait until the brand server hears from the gateway. */
const WAIT = { timeout: 10_000 };
const NOTHING = 'Membership is not available at this time';
const joinPage = () => brand.get('/joinnow', '');

/** Whether the home of the tour asks anybody to join. */
const invites = async () => (await brand.visit('/')).body.includes('joinnow');

it('1057 a network without plans asks nobody to join, says so on its join page, and sells what is imported then', async () => {
  brand.followPublications();
  await expect.poll(invites, WAIT).toBe(false);
  const before = await joinPage();
  expect([before.status, before.body.includes(NOTHING)]).toEqual([200, true]);
  expect(before.body).not.toContain('name="optionId"');

  const file = join(folder, 'plans.json');
  const plans = makePlans().filter(({ slug }) => slug === 'vixen-month');
  writeFileSync(file, JSON.stringify({ format: 1, plans }));
  const { text } = await contentOperation.run(gateway.services, ['import', file]);
  expect(text).toBe('1 created, 0 changed, 0 unchanged, 0 refused.');
  brand.ageCache();
  const after = await joinPage();
  expect([after.status, after.body.includes(NOTHING)]).toEqual([200, false]);
  expect(after.body).toContain('$29.99');
  expect(after.body).toContain('value="303"');
  await expect.poll(invites, WAIT).toBe(true);
});
