import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Tenant } from '@network/tenant/tenant-schema.ts';

const apps = resolve(import.meta.dirname, '../apps');
const port = process.env['E2E_PORT'] ?? '4664';

/** A brand with the addresses that the product under test answers on. */
export interface BrandUnderTest {
  readonly id: string;
  readonly tenant: Tenant;
  readonly tour: string;
  readonly members: string;
}

/** Names of the brands that the product under test serves, separated by commas; all of them without it. */
const chosen = process.env['E2E_BRANDS']?.split(',');

/** Every brand under test, by the folders of apps/. */
export const brands: readonly BrandUnderTest[] = await Promise.all(
  readdirSync(apps)
    .filter((id) => chosen?.includes(id) ?? true)
    .toSorted()
    .map(async (id) => {
      const module: { default: Tenant } = await import(pathToFileURL(join(apps, id, 'tenant.ts')).href);
      const host = `${id}.localhost:${port}`;
      return { id, tenant: module.default, tour: `http://${host}`, members: `http://members.${host}` };
    }),
);
