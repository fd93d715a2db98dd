import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { isBrandKey } from '../http/brand-key.ts';
import { issueRights, readRights } from '../http/stand-in.ts';
import { isOwnChallenge, issueChallenge } from '../modules/identity/passkeys/challenge.ts';
import { deviceCookie, knownDevice } from '../modules/identity/sign-in/known-device.ts';
import { tokenCipher } from '../modules/identity/sessions/token-cipher.ts';
import { unsubscribeToken, unsubscribingUser } from '../modules/mail/unsubscribe-token.ts';
import { checkToken, type MediaGrant, signGrant } from '../modules/media/media-address.ts';
import { checkByMediaKeys, mediaKey } from '../modules/media/media-key.ts';
import { endpointSecret, endpointSecrets } from '../modules/webhooks/endpoint-secret.ts';
import { brandKeyFor, type Secrets, secretsOf } from './secrets.ts';

const OLD = { brand: 'b'.repeat(32), gateway: 'g'.repeat(32) };
const NEW = { brand: 'B'.repeat(32), gateway: 'G'.repeat(32) };
const NOW = new Date('2026-11-23T12:00:00Z');

const before = secretsOf(OLD);
/** Gateways hear of the new secret first, so that one that uses it already is understood by one that does not yet. */
const announced = secretsOf({ ...OLD, previousBrand: NEW.brand, previousGateway: NEW.gateway });
const during = secretsOf({ ...NEW, previousBrand: OLD.brand, previousGateway: OLD.gateway });
const after = secretsOf(NEW);

const servicesWith = (secrets: Secrets) => ({
  config: { secrets, publicUrl: 'https://api.network.example', environmentVariables: {} } as never,
  clock: { now: () => NOW },
  randomBytes,
});

const grant: MediaGrant = {
  videoId: 'v1',
  kind: 'video',
  clip: 'c1',
  repeats: 1,
  part: 'hls',
  variants: [],
  expiresAt: new Date(NOW.getTime() + 60_000),
  fileName: null,
};
const account = { id: 'u1', password_hash: 'hash' };
const viewer = { userId: 'u1', groups: [], unlockedVideoIds: [], unlockedChannelPackIds: [] } as never;

/** What one secret made, and whether another one takes it. */
const KINDS: readonly (readonly [string, (maker: Secrets) => string, (reader: Secrets, made: string) => boolean])[] = [
  [
    'the tokens of a session',
    (maker) => tokenCipher(servicesWith(maker), 'session-tokens').seal('tokens'),
    (reader, made) => tokenCipher(servicesWith(reader), 'session-tokens').open(made) === 'tokens',
  ],
  [
    'an address of a film',
    (maker) => signGrant(mediaKey({ secrets: maker }), 'user:u1', grant),
    (reader, made) => checkByMediaKeys({ secrets: reader }, (key) => checkToken(key, 'user:u1', made, NOW)).ok,
  ],
  [
    'the rights of a page',
    (maker) => issueRights(maker, 'vixen', { viewer, autoplayEnabled: false, isWatching: false }, NOW)?.token ?? '',
    (reader, made) => {
      try {
        readRights(reader, 'vixen', made, NOW);
        return true;
      } catch (error) {
        // A token that was believed is read as a viewer, of which this one has too little.
        return !String(error).includes('that this gateway issued');
      }
    },
  ],
  [
    'the link that ends mails',
    (maker) => unsubscribeToken(maker, 'u1'),
    (reader, made) => unsubscribingUser(reader, made) === 'u1',
  ],
  [
    'a device that is known',
    (maker) => deviceCookie(servicesWith(maker), account).split(';')[0] ?? '',
    (reader, made) => knownDevice(servicesWith(reader), account, made) !== null,
  ],
  [
    'a challenge of a passkey',
    (maker) => Buffer.from(issueChallenge(servicesWith(maker), 'scope')).toString('base64url'),
    (reader, made) => isOwnChallenge(servicesWith(reader), 'scope', made),
  ],
  [
    'the key of a brand',
    (maker) => brandKeyFor(maker.brand, 'vixen'),
    (reader, made) => isBrandKey(reader.brands, 'vixen', made),
  ],
];

describe('while a secret is exchanged', () => {
  it.each(KINDS)('%s goes on', (_what, make, isTaken) => {
    const old = make(before);
    const fresh = make(during);
    expect([before, announced, during, after].map((reader) => isTaken(reader, old))).toEqual([true, true, true, false]);
    expect([before, announced, during, after].map((reader) => isTaken(reader, fresh))).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });

  it('a webhook is signed by both, so that an integrator has time to take the new secret over', () => {
    const body = '{"type":"x"}';
    const signed = (secrets: Secrets) => ({
      'webhook-id': 'm1',
      'webhook-timestamp': String(Math.floor(Date.now() / 1_000)),
      'webhook-signature': endpointSecrets(secrets, 'e1')
        .map((secret) => new Webhook(secret).sign('m1', new Date(), body))
        .join(' '),
    });
    for (const known of [before, after]) {
      const receiver = new Webhook(endpointSecret(known, 'e1'));
      expect(receiver.verify(body, signed(during))).toEqual({ type: 'x' });
    }
    expect(() => new Webhook(endpointSecret(before, 'e1')).verify(body, signed(after))).toThrow(
      'No matching signature',
    );
  });
});
