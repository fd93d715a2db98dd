import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import vixen from '../../../../apps/vixen/tenant.ts';
import { rounds } from '@network/testing/effort.ts';
import { startTestGateway } from '@network/testing/gateway.ts';
import { createTestDatabase } from '@network/testing/postgres-database.ts';
import { deliverDue } from './deliver-mails.ts';
import { queueMail } from './queue-mail.ts';

const MAILS = 60;
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
});
