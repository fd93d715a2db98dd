import { createHmac, generateKeyPairSync, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { cannedPolicy, toCloudfrontBase64 } from './cloudfront.ts';
import { openCdn } from './open-cdn.ts';

const EXPIRES = new Date('2020-08-21T15:43:07Z');

describe('addresses at Bunny', () => {
  const cdn = openCdn({ kind: 'bunny', origin: 'https://token-tester.b-cdn.net', securityKey: 'SecurityKey' });

  it('are those of its published vectors', () => {
    expect(cdn?.addressOf('300kb.jpg', EXPIRES)).toBe(
      'https://token-tester.b-cdn.net/300kb.jpg?token=HS256-o10JRWlsAItyAsdKS6jJKjabHN4FrFsplDHPV1idcX4&expires=1598024587',
    );
  });

  it('differ by path and by end', () => {
    const address = cdn?.addressOf('renditions/a/video.mp4', new Date(EXPIRES.getTime() + 1000)) ?? '';
    const token = createHmac('sha256', 'SecurityKey').update('/renditions/a/video.mp41598024588').digest('base64url');
    expect(new URL(address).searchParams.get('token')).toBe(`HS256-${token}`);
  });

  it('are made of keys alone', () => {
    expect(() => cdn?.addressOf('../secret?x=1', EXPIRES)).toThrow(RangeError);
  });
});

describe('addresses at CloudFront', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const cdn = openCdn({
    kind: 'cloudfront',
    origin: 'https://d111111abcdef8.cloudfront.net',
    keyPairId: 'K2JCJMDEHXQW5F',
    privateKey: pem,
  });

  it('have the policy of its documentation, to the letter', () => {
    expect(
      cannedPolicy('http://d604721fxaaqy9.cloudfront.net/horizon.jpg?large=yes&license=yes', new Date(1258237200_000)),
    ).toBe(
      '{"Statement":[{"Resource":"http://d604721fxaaqy9.cloudfront.net/horizon.jpg?large=yes&license=yes",' +
        '"Condition":{"DateLessThan":{"AWS:EpochTime":1258237200}}}]}',
    );
  });

  it('write base64 in its characters', () => {
    expect(toCloudfrontBase64(Buffer.from([0xfb, 0xef, 0xff, 0xff]))).toBe('--~~~w__');
  });

  it('are signed so that its public key verifies them', () => {
    const address = new URL(cdn?.addressOf('renditions/a/video.mp4', EXPIRES) ?? '');
    const { Signature = '', ...more } = Object.fromEntries(address.searchParams);
    expect(more).toEqual({ Expires: '1598024587', 'Key-Pair-Id': 'K2JCJMDEHXQW5F', 'Hash-Algorithm': 'SHA256' });
    const signature = Buffer.from(Signature.replaceAll('-', '+').replaceAll('_', '=').replaceAll('~', '/'), 'base64');
    const policy = cannedPolicy(`${address.origin}${address.pathname}`, EXPIRES);
    expect(verify('sha256', Buffer.from(policy), publicKey, signature)).toBe(true);
    expect(verify('sha256', Buffer.from(policy.replace('1598024587', '1598024588')), publicKey, signature)).toBe(false);
  });
});

it('there is none where none is configured', () => {
  expect(openCdn(null)).toBeNull();
});
