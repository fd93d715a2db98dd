import { expect, it } from 'vitest';
import slayed from '../../../apps/slayed/tenant.ts';
import vixen from '../../../apps/vixen/tenant.ts';
import { mergeTenantDirectories, tenantDirectoryOf } from './tenant-directory.ts';

it('directories that are merged know every tenant once, as the first of them does', () => {
  const renamed = { ...vixen, name: 'Other' };
  const merged = mergeTenantDirectories([tenantDirectoryOf([renamed]), tenantDirectoryOf([vixen, slayed])]);
  expect(merged.find('vixen')).toBe(renamed);
  expect(merged.all()).toEqual([renamed, slayed]);
  expect(merged.find('tushy')).toBeNull();
});
