import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { accessTable } from './access-table.ts';
import { readTenants, TABLE_FILE } from './tenants.ts';

describe('the access table', () => {
  it('is in step with the rules and the brands (else run `npx node tools/access-table/main.ts`)', async () => {
    expect(readFileSync(TABLE_FILE, 'utf8')).toBe(accessTable(await readTenants()));
  });

  it('has two tables for every brand', async () => {
    const tenants = await readTenants();
    const text = accessTable(tenants);
    for (const tenant of tenants) expect(text).toContain(`\n## ${tenant.name}\n`);
    expect(text.split('\n').filter((line) => line.startsWith('| person '))).toHaveLength(tenants.length * 2);
  });
});
