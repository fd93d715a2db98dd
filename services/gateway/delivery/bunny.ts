import { createHmac } from 'node:crypto';
import { requireKey } from '../store/object-store.ts';
import { type CdnLocation, type MediaCdn, secondsOf } from './media-cdn.ts';

/** Bunny: advanced token authentication, for one path without further conditions. */
export function bunny({ origin, securityKey }: Extract<CdnLocation, { kind: 'bunny' }>): MediaCdn {
  return {
    addressOf: (objectKey, expiresAt) => {
      const path = `/${requireKey(objectKey)}`;
      const expires = secondsOf(expiresAt);
      const token = createHmac('sha256', securityKey).update(`${path}${expires}`).digest('base64url');
      return `${origin}${path}?token=HS256-${token}&expires=${expires}`;
    },
  };
}
