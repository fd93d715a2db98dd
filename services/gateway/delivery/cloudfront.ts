import { createPrivateKey, sign } from 'node:crypto';
import { requireKey } from '../store/object-store.ts';
import { type CdnLocation, type MediaCdn, secondsOf } from './media-cdn.ts';

/** The policy of an address that only has an end, to the letter: CloudFront makes it again out of the address. */
export function cannedPolicy(address: string, expiresAt: Date): string {
  return `{"Statement":[{"Resource":"${address}","Condition":{"DateLessThan":{"AWS:EpochTime":${secondsOf(expiresAt)}}}}]}`;
}

/** Base64 with the characters that CloudFront takes in addresses. */
export function toCloudfrontBase64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('+', '-').replaceAll('=', '_').replaceAll('/', '~');
}

/** CloudFront: signed URLs with a canned policy, RSA over SHA-256, which the address has to name. */
export function cloudfront({ origin, keyPairId, privateKey }: Extract<CdnLocation, { kind: 'cloudfront' }>): MediaCdn {
  const key = createPrivateKey(privateKey);
  return {
    addressOf: (objectKey, expiresAt) => {
      const address = `${origin}/${requireKey(objectKey)}`;
      const signature = toCloudfrontBase64(sign('sha256', Buffer.from(cannedPolicy(address, expiresAt)), key));
      return `${address}?Expires=${secondsOf(expiresAt)}&Signature=${signature}&Key-Pair-Id=${keyPairId}&Hash-Algorithm=SHA256`;
    },
  };
}
