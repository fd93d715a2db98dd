import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** What gateway and sandbox agree on in RocketGate's place. */
export interface SandboxRocketgate {
  readonly merchantId: string;
  readonly merchantPassword: string;
  readonly hashSecret: string;
  readonly postbackKey: string;
}

/** Derives the credentials at the sandbox's RocketGate from the secret that gateway and sandbox share. */
export function sandboxRocketgate(sandboxKey: string): SandboxRocketgate {
  const derived = (purpose: string): string => createHmac('sha256', sandboxKey).update(purpose).digest('hex');
  return {
    merchantId: '1363300000',
    merchantPassword: derived('rocketgate-password'),
    hashSecret: derived('rocketgate-hash').slice(0, 24),
    postbackKey: derived('rocketgate-postbacks'),
  };
}

/** Where the sandbox plays RocketGate, before RocketGate's own paths. */
export const SANDBOX_ROCKETGATE_PATH = '/rocketgate';

/**
 * An agreement of the demonstration, as JSON: the sandbox takes it over when it is first mentioned. RocketGate knows its
 * own agreements and has no such header.
 */
export const SANDBOX_TAKE_OVER_HEADER = 'x-sandbox-take-over';

/** The transactions of those agreements, which were made before the sandbox began. */
export const SANDBOX_TAKEN_OVER = 'demonstration-';

/** A query with its hash, as RocketGate's pages and the addresses that they lead back to have it. */
export function withRocketgateHash(query: Readonly<Record<string, string>>, secret: string): string {
  const parameters = new URLSearchParams(query).toString();
  return `${parameters}&${new URLSearchParams({ hash: rocketgateHash(parameters, secret) }).toString()}`;
}

/** Whether a query ends with the hash of what is before it. */
export function hasRocketgateHash(search: string, secret: string): boolean {
  const query = search.replace(/^\?/, '');
  const begin = query.lastIndexOf('&hash=');
  if (begin < 0) return false;
  const claimed = Buffer.from(new URLSearchParams(query.slice(begin + 1)).get('hash') ?? '');
  const right = Buffer.from(rocketgateHash(query.slice(0, begin), secret));
  return claimed.length === right.length && timingSafeEqual(claimed, right);
}

/**
 * RocketGate's hash: SHA-1 of the decoded parameters in their order with the secret last, in Base64
 * (https://github.com/rocketgate/rocketgate-hostedpage-nodejs, `LinkBuilder.js`; the way back is `LinkReader.php` of
 * https://github.com/rpinero/rocketgate-hostedpage-PHP; read in November 2026). The secret is what makes it a proof; the
 * algorithm is RocketGate's choice.
 */
function rocketgateHash(query: string, secret: string): string {
  const decoded = [...new URLSearchParams(query)].map(([name, value]) => `${name}=${value}`).join('&');
  return createHash('sha1').update(`${decoded}&secret=${secret}`).digest('base64');
}
