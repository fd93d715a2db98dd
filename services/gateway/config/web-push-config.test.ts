import { createECDH } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { webPushConfigOf, webPushVariables } from './web-push-config.ts';

const pair = createECDH('prime256v1');
pair.generateKeys();
/** One key of 256 begins with a zero, which Node.js leaves out. */
const privateKey = Buffer.alloc(32);
const significant = pair.getPrivateKey();
significant.copy(privateKey, privateKey.length - significant.length);
const WEB_PUSH_PRIVATE_KEY = privateKey.toString('base64url');
const schema = z.object(webPushVariables);
const problem = (values: object) => schema.safeParse(values).error?.issues[0]?.message;

describe('the keys of push messages', () => {
  it('are offered with a key and a contact, and not without', () => {
    const values = { WEB_PUSH_PRIVATE_KEY, WEB_PUSH_CONTACT: 'mailto:ops@example.com' };
    expect(webPushConfigOf(values, null)).toEqual({
      privateKey: WEB_PUSH_PRIVATE_KEY,
      publicKey: pair.getPublicKey().toString('base64url'),
      contact: 'mailto:ops@example.com',
    });
    expect(webPushConfigOf({}, null)).toBeNull();
    expect(webPushConfigOf({ WEB_PUSH_PRIVATE_KEY }, null)).toEqual([
      'WEB_PUSH_CONTACT: expected a value, as WEB_PUSH_PRIVATE_KEY is set',
    ]);
  });

  it('are those of development where none are named', () =>
    expect(webPushConfigOf({}, pair.getPrivateKey())).toMatchObject({
      publicKey: pair.getPublicKey().toString('base64url'),
    }));

  it.each([
    ['too short', { WEB_PUSH_PRIVATE_KEY: 'abc' }, 'expected 32 bytes in base64url'],
    ['no key of the curve', { WEB_PUSH_PRIVATE_KEY: 'A'.repeat(43) }, 'expected a private key of the curve P-256'],
    ['no contact', { WEB_PUSH_CONTACT: 'ops' }, 'expected mailto:… or https://…'],
  ])('refuses what is %s', (_title, values, expected) => expect(problem(values)).toBe(expected));
});
