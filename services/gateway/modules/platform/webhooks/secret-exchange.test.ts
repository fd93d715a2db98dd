import { Webhook } from 'standardwebhooks';
import { expect, it } from 'vitest';
import type { Secrets } from '../../../config/secrets.ts';
import { exchangedSecrets } from '@network/testing/secret-exchange.ts';
import { endpointSecret, endpointSecrets } from './endpoint-secret.ts';

const body = '{"type":"x"}';

it('a webhook is signed by both secrets while they are exchanged, so that an integrator has time to change', () => {
  // The library that verifies compares with the clock of the machine.
  const sentAt = new Date();
  const signed = (secrets: Secrets) => ({
    'webhook-id': 'm1',
    'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1_000)),
    'webhook-signature': endpointSecrets(secrets, 'e1')
      .map((secret) => new Webhook(secret).sign('m1', sentAt, body))
      .join(' '),
  });
  const { before, during, after } = exchangedSecrets;
  for (const known of [before, after]) {
    const receiver = new Webhook(endpointSecret(known, 'e1'));
    expect(receiver.verify(body, signed(during))).toEqual({ type: 'x' });
  }
  expect(() => new Webhook(endpointSecret(before, 'e1')).verify(body, signed(after))).toThrow('No matching signature');
});
