import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { vi } from 'vitest';
import { testGatewayConfig } from '@network/testing/gateway-config.ts';
import { fixedClock } from '../../../../../../config/clock.ts';
import type { SegpayConfig } from '../../../../../../config/segpay-config.ts';
import type { Tables } from '../../../../../../db/database.ts';
import { segpayBiller } from '../segpay-biller.ts';

const SEGPAY: SegpayConfig = {
  merchantId: '20001',
  userId: 'reports',
  accessKey: 'access-key',
  recurringTicket: '110530:3773',
  oneTimeTicket: '110530:3774',
  postbackKey: 'k'.repeat(32),
  postbackAddresses: ['192.0.2.0/24'],
  pages: 'https://secure2.segpay.com',
  reports: 'https://srs.segpay.com',
};

/** A database that has nothing, so that every order is somebody else's. */
export const emptyDatabase = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** Segpay at noon of March 2nd, 2026. */
export const testedSegpay = segpayBiller({
  config: testGatewayConfig({ segpay: SEGPAY }),
  clock: fixedClock('2026-03-02T12:00:00Z'),
  db: emptyDatabase,
});

/** Lets Segpay answer calls in turn with these texts; returns the addresses that were called. */
export function answers(...texts: readonly string[]): { readonly calls: URL[]; readonly headers: unknown[] } {
  const calls: URL[] = [];
  const headers: unknown[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (target, request) => {
    calls.push(new URL(target instanceof Request ? target.url : target.toString()));
    headers.push(request?.headers);
    return new Response(texts[calls.length - 1] ?? '');
  });
  return { calls, headers };
}
