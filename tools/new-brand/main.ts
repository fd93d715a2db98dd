import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { accessTable } from '../access-table/access-table.ts';
import { readTenants, TABLE_FILE } from '../access-table/tenants.ts';
import { StartError } from '../start/start-error.ts';
import { createBrand } from './create-brand.ts';

const [name = '', ...rest] = process.argv.slice(2);
try {
  if (name === '' || rest.length > 0) throw new StartError('Pass the name of the brand: npm run new-brand -- NAME');
  await createBrand(resolve(import.meta.dirname, '../..'), name, new Date());
  await writeFile(TABLE_FILE, accessTable(await readTenants()));
  console.log(
    `apps/${name} is there. Next: its copy, flags and addresses in tenant.ts, its words in other languages in words/, its look in theme.css and assets/.`,
  );
  console.log(`See it: npm start -- --brands ${name}`);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
