import type { Logger } from 'pino';
import { systemClock } from '@network/gateway/config/clock.ts';
import { openDatabase } from '@network/gateway/db/open-database.ts';
import { makeDemonstration } from '@network/gateway/demonstration/make-demonstration.ts';
import { demonstration } from './demonstration.ts';

/** Fills an empty, migrated PostgreSQL with the demonstration of today, for gateways that are packaged without it. */
export async function fillDatabase(url: string, log: Logger): Promise<void> {
  const opened = openDatabase({ url }, log);
  try {
    await opened.prepare(async (db) => void (await makeDemonstration(db, demonstration, { clock: systemClock, log })));
  } finally {
    await opened.close();
  }
}
