import { writeFileSync } from 'node:fs';
import { accessTable } from './access-table.ts';
import { readTenants, TABLE_FILE } from './tenants.ts';

writeFileSync(TABLE_FILE, accessTable(await readTenants()));
