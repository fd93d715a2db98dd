import { readdirSync } from 'node:fs';
import type { Tenant } from '@network/tenant/tenant-schema.ts';

const apps = new URL('../../../../apps/', import.meta.url);

/** Every brand, by the folders of apps/. */
export const brands: readonly Tenant[] = await Promise.all(
  readdirSync(apps).map(async (id) => {
    const module = (await import(new URL(`${id}/tenant.ts`, apps).href)) as { default: Tenant };
    return module.default;
  }),
);
