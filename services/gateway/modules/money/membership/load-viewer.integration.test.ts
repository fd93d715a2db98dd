import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { addPerson } from '../../people/identity/testing/public.ts';
import { loadViewer } from './load-viewer.ts';

const gateway = gatewayForTests({ tenants: [vixen] });

describe('a person with contradictory data', () => {
  it('is logged once, by the names of the fields', async () => {
    const { db } = gateway.services;
    const userId = await addPerson(db, 'contradiction@example.com', 'Right1password');
    await db
      .insertInto('subscriptions')
      .values({
        id: 'contradiction',
        user_id: userId,
        product: 'vixen',
        type: 'member',
        plan_id: null,
        biller: null,
        is_free_limited_trial: true,
        is_guest: true,
        joined_on: 'vixen',
        joined_at: new Date(0),
      })
      .execute();
    const lines: string[] = [];
    const services = { ...gateway.services, log: pino({ level: 'warn' }, { write: (line) => void lines.push(line) }) };
    await loadViewer(services, userId, vixen);
    await loadViewer(services, userId, vixen);
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      fields: ['subscription.isFreeLimitedTrial', 'subscription.isGuest'],
    });
    expect(lines[0]).not.toContain(userId);
  });
});
