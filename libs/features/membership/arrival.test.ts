import { expect, it } from 'vitest';
import { readArrival } from '@network/core/arrival/arrival-parameters.ts';
import { sessionOf } from '@network/core/session/session.ts';
import { testTenant } from '@network/core/server/tenant-fixture.ts';
import arrival from './arrival.ts';

const visitor = sessionOf(null, testTenant);

it('R59 opens the purchase dialog by its address, not for a visitor', () => {
  const [effect] = readArrival(arrival, '/videos', '?modal=upgrade')?.effects ?? [];
  if (effect?.kind !== 'dialog') throw new Error('opens no dialog');
  expect(effect.dialog.id).toBe('PurchaseMembership');
  expect(effect.isMeantFor(visitor)).toBe(false);
});
