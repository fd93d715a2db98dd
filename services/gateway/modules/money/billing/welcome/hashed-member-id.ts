import { createHmac, timingSafeEqual } from 'node:crypto';
import type { GatewayServices } from '../../../../services.ts';

type Needs = Pick<GatewayServices, 'config'>;

/** HMAC of memberid and site, by which welcome data in an address is believed. The site is the tenant's id. */
export function hashedMemberId({ config }: Needs, memberId: string, site: string): string {
  return createHmac('sha256', config.secrets.derive('welcome-data')).update(`${site}:${memberId}`).digest('hex');
}

/** Returns whether welcome data are ours. Data that can't be verified count as none. */
export function isWelcomeData(services: Needs, memberId: string, site: string, hashed: string): boolean {
  if (!/^[0-9a-f]{64}$/.test(hashed)) return false;
  const expected = Buffer.from(hashedMemberId(services, memberId, site), 'hex');
  return timingSafeEqual(expected, Buffer.from(hashed, 'hex'));
}
