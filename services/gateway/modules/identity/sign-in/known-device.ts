import { createHmac, timingSafeEqual } from 'node:crypto';
import { readCookies, writeServerCookie } from '@network/server/requests/cookies.ts';
import type { GatewayServices } from '../../../services.ts';
import { issuerOf } from '../provider/oidc-clients.ts';

type Needs = Pick<GatewayServices, 'config' | 'randomBytes'>;

/** The parts of an account's cookie. */
interface Account {
  readonly id: string;
  readonly password_hash: string;
}

const LIFE_SECONDS = 365 * 86_400;
const COOKIE_VALUE = /^([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/;

/**
 * The id by which this browser is known for an account, because it signed in to it before with the account's current
 * password; else null. It grants no access: it gives the browser a separate allowance of failed sign-ins.
 */
export function knownDevice(services: Pick<Needs, 'config'>, account: Account, cookies?: string): string | null {
  const jar = readCookies(cookies);
  const prefix = prefixOf(services);
  for (const keys of keysOf(services)) {
    const name = cookieNameOf(keys, account.id);
    // One of before the prefix counts until its browser signs in again: it is signed.
    const [, device = '', signature = ''] = COOKIE_VALUE.exec(jar[prefix + name] ?? jar[name] ?? '') ?? [];
    if (device === '') continue;
    const right = Buffer.from(signatureOf(keys, account, device));
    if (timingSafeEqual(right, Buffer.from(signature))) return device;
  }
  return null;
}

/**
 * The `set-cookie` by which a browser that just signed in is known from now on. It is signed with the hash of the
 * password, so that a new password ends it, and has a name for each account of the browser.
 */
export function deviceCookie(services: Needs, account: Account, cookies?: string): string {
  const device = knownDevice(services, account, cookies) ?? services.randomBytes(16).toString('base64url');
  const prefix = prefixOf(services);
  const [keys] = keysOf(services) as [DeviceKeys];
  return writeServerCookie({
    name: prefix + cookieNameOf(keys, account.id),
    value: `${device}.${signatureOf(keys, account, device)}`,
    seconds: LIFE_SECONDS,
    isSecure: prefix !== '',
    // The prefix asks for the path of the whole host.
    path: prefix === '' ? new URL(issuerOf(services.config)).pathname : '/',
  });
}

/** On https no sibling host can write the cookie, and so make a browser a stranger to its account. */
const prefixOf = ({ config }: Pick<Needs, 'config'>): string =>
  issuerOf(config).startsWith('https:') ? '__Host-' : '';

interface DeviceKeys {
  readonly name: Buffer;
  readonly signature: Buffer;
}

/** Those of now, and those of the other secret that is believed. */
function keysOf({ config: { secrets } }: Pick<Needs, 'config'>): readonly DeviceKeys[] {
  const signatures = secrets.deriveEach('known-devices');
  return secrets
    .deriveEach('known-device-names')
    .map((name, nth) => ({ name, signature: signatures[nth] ?? secrets.derive('known-devices') }));
}

function cookieNameOf({ name }: DeviceKeys, userId: string): string {
  const digest = createHmac('sha256', name).update(userId).digest('hex');
  return `identity_device_${digest.slice(0, 16)}`;
}

function signatureOf({ signature }: DeviceKeys, { id, password_hash }: Account, device: string): string {
  const text = JSON.stringify([id, device, password_hash]);
  return createHmac('sha256', signature).update(text).digest('base64url');
}
