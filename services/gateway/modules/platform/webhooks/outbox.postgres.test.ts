import { pino } from 'pino';
import { expect, it } from 'vitest';
import { startTestGateway } from '@network/testing/gateway.ts';
import { createTestDatabase } from '@network/testing/postgres-database.ts';
import { OPERATOR } from '../../staff/staff/public.ts';
import { deliverDue } from './deliver-webhooks.ts';
import { createEndpoint } from './endpoints.ts';
import { queueWebhook } from './queue-webhook.ts';

const MESSAGES = 60;

it('gateways that share an outbox call about each message once, at the same time', async () => {
  const database = await createTestDatabase();
  const config = { database: { url: database.url } } as const;
  const parts = { log: pino({ level: 'silent' }) };
  const gateways = [await startTestGateway({ config, parts }), await startTestGateway({ config, parts })];
  const [{ services }] = gateways as [(typeof gateways)[0]];
  await createEndpoint(services, OPERATOR, { url: 'http://127.0.0.1:1/', types: ['membership.ended'] });
  const called: string[] = [];
  const sender = {
    send: async ({ id }: { id: string }) => {
      called.push(id);
      return { status: 200 };
    },
    close: async () => undefined,
  };
  // Each is queued by both with one key.
  await Promise.all(
    gateways.flatMap(({ services: { db, clock } }) =>
      Array.from({ length: MESSAGES }, (_, each) => {
        const data = { subscription: `s-${each}`, brand: 'vixen' };
        return queueWebhook(db, { type: 'membership.ended', data, key: `ended-${each}` }, clock.now());
      }),
    ),
  );
  const counts = await Promise.all(
    [...gateways, ...gateways].map((each) => deliverDue(each.services, sender, services.clock.now())),
  );
  expect(counts.reduce((sum, { delivered = 0 }) => sum + delivered, 0)).toBe(MESSAGES);
  expect(new Set(called).size).toBe(MESSAGES);
  expect(called).toHaveLength(MESSAGES);
  for (const gateway of gateways) await gateway.close();
  await database.close();
});

it('an endpoint that does not answer delays no other one', { tags: ['long'] }, async () => {
  const database = await createTestDatabase();
  const config = { database: { url: database.url } } as const;
  const gateway = await startTestGateway({ config, parts: { log: pino({ level: 'silent' }) } });
  const { services } = gateway;
  const [silent, healthy] = ['http://127.0.0.1:1/silent', 'http://127.0.0.1:1/healthy'];
  for (const url of [silent, healthy]) await createEndpoint(services, OPERATOR, { url, types: ['membership.ended'] });
  for (let each = 0; each < MESSAGES; each += 1) {
    const data = { subscription: `s-${each}`, brand: 'vixen' };
    await queueWebhook(services.db, { type: 'membership.ended', data, key: `ended-${each}` }, services.clock.now());
  }
  const called: string[] = [];
  const answers = Promise.withResolvers<void>();
  const sender = {
    send: async ({ url }: { url: string }) => {
      called.push(url);
      if (url === silent) await answers.promise;
      if (called.filter((each) => each === healthy).length === MESSAGES) answers.resolve();
      return { status: 200 };
    },
    close: async () => undefined,
  };
  expect(await deliverDue(services, sender, services.clock.now())).toMatchObject({ delivered: 2 * MESSAGES });
  // Until the healthy one had all of its messages, the silent one had two places.
  expect(called.slice(0, MESSAGES + 2).filter((url) => url === silent)).toHaveLength(2);
  await gateway.close();
  await database.close();
});
