import { pino } from 'pino';
import { expect, it } from 'vitest';
import { startTestGateway } from '@network/testing/gateway.ts';
import { createTestDatabase } from '@network/testing/postgres-database.ts';
import { fixedClock } from '../../../config/clock.ts';
import { OPERATOR } from '../../staff/staff/public.ts';
import { deliverDue } from './deliver-webhooks.ts';
import { createEndpoint } from './endpoints.ts';
import { queueWebhook } from './queue-webhook.ts';

const SILENT = 40;
const MESSAGES = 30;
const HEALTHY = 'http://127.0.0.1:1/healthy';
/** Longer than any test takes. */
const NEVER_MS = 2 ** 31 - 1;

it('any number of silent endpoints takes no place of one that answers', async () => {
  const database = await createTestDatabase();
  const clock = fixedClock('2026-03-02T12:00:00Z');
  const config = { database: { url: database.url } } as const;
  const gateway = await startTestGateway({ clock, config, parts: { log: pino({ level: 'silent' }) } });
  const { services } = gateway;
  const urls = [...Array.from({ length: SILENT }, (_, each) => `http://127.0.0.1:1/silent-${each}`), HEALTHY];
  for (const url of urls) await createEndpoint(services, OPERATOR, { url, types: ['membership.ended'] });

  /** Sends messages to all; the silent ones time out once the healthy one has all of its own. */
  const send = async (slowAfterMs: number) => {
    for (let each = 0; each < MESSAGES; each += 1) {
      const data = { subscription: `s-${each}`, brand: 'vixen' };
      await queueWebhook(services.db, { type: 'membership.ended', data }, clock.now());
    }
    const answered = Promise.withResolvers<void>();
    const stopping = new AbortController();
    let healthy = 0;
    let hanging = 0;
    let mostHanging = 0;
    const sender = {
      send: async ({ url }: { url: string }) => {
        if (url !== HEALTHY) {
          mostHanging = Math.max(mostHanging, (hanging += 1));
          await answered.promise;
          clock.advance(15_000);
          return { failure: 'ETIMEOUT' };
        }
        healthy += 1;
        if (healthy === MESSAGES) {
          stopping.abort();
          setImmediate(answered.resolve);
        }
        return { status: 200 };
      },
      close: async () => undefined,
    };
    const counts = await deliverDue(services, sender, clock.now(), stopping.signal, slowAfterMs);
    expect(counts).toMatchObject({ delivered: MESSAGES });
    return mostHanging;
  };

  // Nobody knows yet that they are silent: each keeps a place until it has taken long.
  expect(await send(0)).toBeGreaterThan(0);
  await services.db.updateTable('webhook_endpoints').set({ is_slow: true }).where('url', '!=', HEALTHY).execute();
  // Now it is known, and no place has to be given up.
  expect(await send(NEVER_MS)).toBeLessThanOrEqual(8);
  await gateway.close();
  await database.close();
});

it('an endpoint is slow after a call that took long, and quick after one that did not', async () => {
  const database = await createTestDatabase();
  const clock = fixedClock('2026-03-02T12:00:00Z');
  const config = { database: { url: database.url } } as const;
  const gateway = await startTestGateway({ clock, config, parts: { log: pino({ level: 'silent' }) } });
  const { services } = gateway;
  await createEndpoint(services, OPERATOR, { url: HEALTHY, types: ['membership.ended'] });
  const isSlow = async () =>
    (await services.db.selectFrom('webhook_endpoints').select('is_slow').executeTakeFirstOrThrow()).is_slow;
  const data = { subscription: 's-1', brand: 'vixen' };
  const took: boolean[] = [];
  for (const milliseconds of [1_001, 1_000]) {
    await queueWebhook(services.db, { type: 'membership.ended', data }, clock.now());
    const send = async () => (clock.advance(milliseconds), { status: 200 });
    await deliverDue(services, { send, close: async () => undefined }, clock.now());
    took.push(await isSlow());
  }
  expect(took).toEqual([true, false]);
  await gateway.close();
  await database.close();
});
