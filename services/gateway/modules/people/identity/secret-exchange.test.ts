import { describe, expect, it } from 'vitest';
import { exchange, LASTING_THROUGH_EXCHANGE, servicesWithSecrets } from '@network/testing/secret-exchange.ts';
import { isOwnChallenge, issueChallenge } from './passkeys/challenge.ts';
import { tokenCipher } from './sessions/token-cipher.ts';
import { deviceCookie, knownDevice } from './sign-in/known-device.ts';

const account = { id: 'u1', password_hash: 'hash' };

describe('while a secret is exchanged', () => {
  it('the tokens of a session go on', () => {
    const acceptance = exchange(
      (maker) => tokenCipher(servicesWithSecrets(maker), 'session-tokens').seal('tokens'),
      (reader, made) => tokenCipher(servicesWithSecrets(reader), 'session-tokens').open(made) === 'tokens',
    );
    expect(acceptance).toEqual(LASTING_THROUGH_EXCHANGE);
  });

  it('a known device goes on', () => {
    const acceptance = exchange(
      (maker) => deviceCookie(servicesWithSecrets(maker), account).split(';')[0] ?? '',
      (reader, made) => knownDevice(servicesWithSecrets(reader), account, made) !== null,
    );
    expect(acceptance).toEqual(LASTING_THROUGH_EXCHANGE);
  });

  it('a challenge of a passkey goes on', () => {
    const acceptance = exchange(
      (maker) => Buffer.from(issueChallenge(servicesWithSecrets(maker), 'scope')).toString('base64url'),
      (reader, made) => isOwnChallenge(servicesWithSecrets(reader), 'scope', made),
    );
    expect(acceptance).toEqual(LASTING_THROUGH_EXCHANGE);
  });
});
