import { createHmac } from 'node:crypto';
import { readCookies, writeServerCookie } from '@network/server/requests/cookies.ts';
import { deviceOf, type KnownBy, newDevice, signDevice } from '../../../../http/signed-device.ts';
import type { GatewayServices } from '../../../../services.ts';
import { issuerOf } from '../provider/oidc-clients.ts';

type Needs = Pick<GatewayServices, 'config' | 'randomBytes'>;

/** The parts of an account's cookie. */
interface Account {
  readonly id: string;
  readonly password_hash: string;
  /** When the second step was switched on; a browser of before has not passed it. */
  readonly second_step_since?: Date | null;
}

const LIFE_SECONDS = 365 * 86_400;

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
    const device = deviceOf(keys.signature, jar[prefix + name] ?? jar[name], knownBy(account));
    if (device !== null) return device;
  }
  return null;
}

/**
 * The `set-cookie` by which a browser that just signed in is known from now on. It is signed with the hash of the
 * password and with the second step that was passed, so that a new one ends it, and has a name for each account of the browser.
 */
export function deviceCookie(services: Needs, account: Account, cookies?: string): string {
  const device = knownDevice(services, account, cookies) ?? newDevice(services.randomBytes);
  const prefix = prefixOf(services);
  const [keys] = keysOf(services) as [DeviceKeys];
  return writeServerCookie({
    name: prefix + cookieNameOf(keys, account.id),
    value: signDevice(keys.signature, device, knownBy(account)),
    seconds: LIFE_SECONDS,
    // The pages of mailed codes need it too, and they are beside the identity server's path.
    isSecure: prefix !== '',
  });
}

/**
 * Prefixes the cookie's name on https, so that no sibling host can write it and make a browser unknown to its account.
 */
const prefixOf = ({ config }: Pick<Needs, 'config'>): string =>
  issuerOf(config).startsWith('https:') ? '__Host-' : '';

interface DeviceKeys {
  readonly name: Buffer;
  readonly signature: Buffer;
}

/** Returns the current keys, and those of the other secret that is accepted during an exchange. */
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

/** A new password ends it, and so does the second step that is switched on or off. */
function knownBy({ id, password_hash: passwordHash, second_step_since: since = null }: Account): KnownBy {
  return since === null ? [id, passwordHash] : [id, passwordHash, since.toISOString()];
}
