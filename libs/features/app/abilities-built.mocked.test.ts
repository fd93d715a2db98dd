import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Rules from '@network/access/rules/rules.ts';
import vixen from '../../../apps/vixen/tenant.ts';
import wifey from '../../../apps/wifey/tenant.ts';
import { navigationFor } from './offered.ts';
import { resolveVisit, visitorContext } from './testing/resolve-visit.ts';

const built = vi.hoisted(() => ({ count: 0 }));
// An ability requests its rules once.
vi.mock('@network/access/rules/rules.ts', async (original) => {
  const { rulesFor } = await original<typeof Rules>();
  return {
    rulesFor: (...args: Parameters<typeof rulesFor>) => {
      built.count += 1;
      return rulesFor(...args);
    },
  };
});

beforeEach(() => {
  built.count = 0;
});

/** Brands as they are loaded by a server that has just started, before any request. */
const fresh = (tenant: typeof vixen) => structuredClone(tenant);

describe('A01 the ability of a visitor', () => {
  it('is built once for all pages of a brand, and for every guard and link of them', async () => {
    const tenant = fresh(vixen);
    for (const path of ['/channels', '/videos', '/angels', '/performers', '/recommended-videos', '/channels']) {
      await resolveVisit(tenant, path);
    }
    for (const place of ['header', 'footer', 'member'] as const) navigationFor(place, visitorContext(tenant));
    expect(built.count).toBe(1);
  });

  it('is another one at another brand', async () => {
    await resolveVisit(fresh(vixen), '/channels');
    await resolveVisit(fresh(wifey), '/channels');
    expect(built.count).toBe(2);
  });
});
