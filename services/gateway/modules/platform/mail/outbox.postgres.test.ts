import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { rounds } from '@network/testing/effort.ts';
import { startTestGateway } from '@network/testing/gateway.ts';
import { createTestDatabase } from '@network/testing/postgres-database.ts';
import { fixedClock } from '../../../config/clock.ts';
import { deliverDue } from './deliver-mails.ts';
import { queueMail } from './queue-mail.ts';

const MAILS = 60;
/** All of them take longer than one is held; the machine has a hundred of them to let each one end in time. */
const SLOW_MAILS = 240;
const SLOW_MS = 500;
const log = pino({ level: 'silent' });

describe('gateways that share an outbox', () => {
  it('queue a mail of one key once and send each mail once, at the same time', async () => {
    const database = await createTestDatabase();
    const config = { database: { url: database.url } } as const;
    const gateways = [
      await startTestGateway({ config, tenants: [vixen], parts: { log } }),
      await startTestGateway({ config, tenants: [vixen], parts: { log } }),
    ];
    const delivered: string[] = [];
    const transport = {
      deliver: async ({ id }: { id: string }) => void delivered.push(id),
      close: () => undefined,
    };
    const all = [...gateways, ...gateways];
    for (let round = 0; round < rounds(50); round += 1) {
      delivered.length = 0;
      const values = { link: '/account' };
      const queued = await Promise.all(
        all.flatMap(({ services }) =>
          Array.from({ length: MAILS }, (_, each) =>
            queueMail(
              services.db,
              { kind: 'welcome', to: 'ada@example.com', tenant: 'vixen', values, idempotencyKey: `${round}-${each}` },
              services.clock.now(),
            ),
          ),
        ),
      );
      expect(queued.filter(Boolean)).toHaveLength(MAILS);
      const counts = await Promise.all(
        all.map(({ services }) => deliverDue(services, transport, services.clock.now())),
      );
      expect(counts.reduce((sum, { sent = 0 }) => sum + sent, 0)).toBe(MAILS);
      expect(new Set(delivered).size).toBe(MAILS);
      expect(delivered).toHaveLength(MAILS);
    }
    for (const gateway of gateways) await gateway.close();
    await database.close();
  });

  it('send each mail once, however slow the mail server is', { tags: ['long'] }, async () => {
    const database = await createTestDatabase();
    const clock = fixedClock('2026-03-02T12:00:00Z');
    const config = { database: { url: database.url } } as const;
    const start = () => startTestGateway({ clock, config, tenants: [vixen], parts: { log } });
    const gateways = [await start(), await start()] as const;
    const [{ services }] = gateways;
    for (let each = 0; each < SLOW_MAILS; each += 1) {
      const mail = { kind: 'welcome', to: 'ada@example.com', tenant: 'vixen', values: { link: '/account' } } as const;
      await queueMail(services.db, { ...mail, idempotencyKey: `slow-${each}` }, clock.now());
    }
    const delivered: string[] = [];
    const transport = {
      deliver: async ({ id }: { id: string }) => {
        clock.advance(SLOW_MS);
        await services.db.selectFrom('mails').select('id').limit(1).execute();
        delivered.push(id);
      },
      close: () => undefined,
    };
    await Promise.all(gateways.map((each) => deliverDue(each.services, transport, clock.now())));
    expect(new Set(delivered).size).toBe(SLOW_MAILS);
    expect(delivered).toHaveLength(SLOW_MAILS);
    for (const gateway of gateways) await gateway.close();
    await database.close();
  });
});
