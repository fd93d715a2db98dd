import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startOfDay } from '@network/lifecycle/calendar/utc-dates.ts';
import { CONTENT_FORMAT } from '@network/gateway/modules/content/catalogue/public.ts';
import { makeContent } from './demonstration-content.ts';

/**
 * Writes the demonstration's content of a day as files that `npm run content -- import` reads, one for each kind.
 * @returns how many rows were written
 */
export function writeContent(folder: string, day: Date): number {
  const { lists } = makeContent(startOfDay(day));
  mkdirSync(folder, { recursive: true });
  for (const [key, rows] of Object.entries(lists)) {
    const lines = rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n');
    writeFileSync(join(folder, `${key}.json`), `{\n  "format": ${CONTENT_FORMAT},\n  "${key}": [\n${lines}\n  ]\n}\n`);
  }
  return Object.values(lists).reduce((sum, rows) => sum + rows.length, 0);
}
