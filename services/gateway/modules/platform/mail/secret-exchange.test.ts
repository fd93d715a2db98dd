import { expect, it } from 'vitest';
import { exchange, LASTING_THROUGH_EXCHANGE } from '@network/testing/secret-exchange.ts';
import { unsubscribeToken, unsubscribingUser } from './unsubscribe-token.ts';

it('the link that ends mails goes on while a secret is exchanged', () => {
  const acceptance = exchange(
    (maker) => unsubscribeToken(maker, 'u1'),
    (reader, made) => unsubscribingUser(reader, made) === 'u1',
  );
  expect(acceptance).toEqual(LASTING_THROUGH_EXCHANGE);
});
