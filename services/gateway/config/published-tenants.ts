import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { parseTenant } from '@network/tenant/define-tenant.ts';
import { effectiveUrls } from '@network/tenant/tenant-urls.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { TenantDirectory } from './tenant-directory.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** A brand that is deployed or edited while the gateway runs is known after this time. */
const LOOK_AGAIN_MS = 100;

interface Known {
  readonly changedAt: number;
  readonly tenant: Tenant | null;
}

/**
 * The tenants that builds have published as `<folder>/<brand>/tenant.json`, looked up again while the gateway
 * runs. A file that can't be used is logged, and what was known of that brand before stays.
 */
export function publishedTenants(folder: string, env: Environment, log: Logger): TenantDirectory {
  let files = new Map<string, Known>();
  let byId = new Map<string, Tenant>();
  let lookedAt = Number.NEGATIVE_INFINITY;

  const look = (): void => {
    // A monotonic reading: this is a pause, not a time of the business.
    if (performance.now() - lookedAt < LOOK_AGAIN_MS) return;
    lookedAt = performance.now();
    const found = new Map<string, Known>();
    for (const path of tenantFiles(folder)) {
      const known = readChanged(path, files.get(path));
      if (known !== null) found.set(path, known);
    }
    files = found;
    byId = new Map(
      [...found.values()].flatMap(({ tenant }) => (tenant === null ? [] : [[tenant.id, tenant] as const])),
    );
  };

  const readChanged = (path: string, before: Known | undefined): Known | null => {
    try {
      const changedAt = statSync(path).mtimeMs;
      if (before?.changedAt === changedAt) return before;
      try {
        const tenant = parseTenant(JSON.parse(readFileSync(path, 'utf8')));
        return { changedAt, tenant: { ...tenant, urls: effectiveUrls(tenant, env) } };
      } catch (error) {
        log.error({ err: error, path }, 'tenant.json could not be used');
        return { changedAt, tenant: before?.tenant ?? null };
      }
    } catch {
      return null;
    }
  };

  return {
    find: (id) => {
      look();
      return byId.get(id) ?? null;
    },
    all: () => {
      look();
      return [...byId.values()];
    },
  };
}

function tenantFiles(folder: string): string[] {
  try {
    return readdirSync(folder).map((brand) => join(folder, brand, 'tenant.json'));
  } catch {
    return [];
  }
}
