import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseForTests } from '@network/testing/postgres-database.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { openDatabase, type OpenedDatabase } from '../../../db/open-database.ts';
import { activateRelease } from './activate-release.ts';
import { followActiveTenants } from './active-tenants.ts';
import { registerRelease } from './register-release.ts';

const now = new Date('2026-03-02T12:00:00Z');
const log = pino({ level: 'silent' });
let opened: OpenedDatabase;
const database = databaseForTests();
beforeAll(async () => {
  opened = openDatabase({ url: database.url }, log);
});
afterAll(async () => {
  await opened.close();
});

describe('the tenants of active releases', () => {
  it('have the addresses of this machine, and survive a configuration that can’t be used', async () => {
    const { db } = opened;
    const name = { tenantId: 'vixen', release: 'r1' };
    await registerRelease(db, { ...name, documents: new Map(), tenant: vixen }, now);
    await activateRelease(db, name, now);
    const environmentVariables = { PORT: '4300', VIXEN_TOUR_URL: 'https://tour.test' };
    const lines: string[] = [];
    const errors = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
    const tenants = await followActiveTenants({ db, log: errors, environmentVariables });
    try {
      expect(tenants.find('vixen')?.urls).toMatchObject({
        tour: 'https://tour.test',
        members: 'http://members.vixen.localhost:4300',
      });
      expect(tenants.find('slayed')).toBeNull();
      const damaged = { tenant_id: 'vixen', release: 'r2', registered_at: now, retired_at: null, tenant: '{}' };
      await db.insertInto('brand_releases').values(damaged).execute();
      await db.updateTable('active_releases').set({ release: 'r2' }).execute();
      await expect
        .poll(() => lines.join(), { timeout: 5_000 })
        .toContain('tenant of the active release could not be used');
      expect(tenants.all().map((tenant) => tenant.name)).toEqual(['Vixen']);
      expect(lines).toHaveLength(1);
    } finally {
      tenants.close();
    }
  });
});
