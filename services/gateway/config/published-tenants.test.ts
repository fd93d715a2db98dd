import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import vixen from '../../../apps/vixen/tenant.ts';
import { publishedTenants } from './published-tenants.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gateway-tenants-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const publish = (brand: string, text: string): void => {
  mkdirSync(join(folder, brand), { recursive: true });
  writeFileSync(join(folder, brand, 'tenant.json'), text);
};
const log = pino({ level: 'silent' });

describe('published tenants (D38)', () => {
  it('D38 are known by their file, with the addresses of this machine (D10)', () => {
    publish('vixen', JSON.stringify(vixen));
    const tenants = publishedTenants(folder, { PORT: '4300', VIXEN_TOUR_URL: 'https://tour.test' }, log);
    expect(tenants.find('vixen')?.features).toEqual(vixen.features);
    expect(tenants.find('vixen')?.urls).toMatchObject({
      tour: 'https://tour.test',
      members: 'http://members.vixen.localhost:4300',
    });
    expect(tenants.find('tushy')).toBeNull();
  });

  it('that can not be used are reported and left out', () => {
    publish('vixen', JSON.stringify(vixen));
    publish('broken', '{');
    publish('wrong', JSON.stringify({ ...vixen, sites: [] }));
    const report = vi.spyOn(log, 'error');
    expect(
      publishedTenants(folder, {}, log)
        .all()
        .map(({ id }) => id),
    ).toEqual(['vixen']);
    expect(report).toHaveBeenCalledTimes(2);
  });

  it('are none where nothing was published yet', () => {
    expect(publishedTenants(join(folder, 'nowhere'), {}, log).all()).toEqual([]);
  });

  it('that are published later become known without a restart, and a damaged file keeps what was known', () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(0);
    const tenants = publishedTenants(folder, {}, log);
    expect(tenants.find('vixen')).toBeNull();
    publish('vixen', JSON.stringify(vixen));
    now.mockReturnValue(5_000);
    expect(tenants.find('vixen')?.id).toBe('vixen');
    publish('vixen', '{ damaged');
    now.mockReturnValue(10_000);
    expect(tenants.find('vixen')?.id).toBe('vixen');
  });
});
