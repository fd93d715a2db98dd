import { createHmac, timingSafeEqual } from 'node:crypto';
import { type TryResult, tryWithinBudget } from '../../../../limits/try-within-budget.ts';
import type { GatewayServices } from '../../../../services.ts';
import { knownDevice } from '../sign-in/known-device.ts';
import type { LinkedAccount } from './link-cookie.ts';
import { type LinkRequest, nameOfAccount } from './link-request.ts';
import { accountAt, useOfCode, wasJustUsed } from './used-links.ts';
import { hashOfToken } from '../../../../http/stored-token.ts';

const PURPOSE = 'sign-in-codes';

type Needs = Pick<GatewayServices, 'db' | 'clock' | 'config'>;

/** Six digits, each value as likely as the others. */
export function makeSignInCode({ randomBytes }: Pick<GatewayServices, 'randomBytes'>): string {
  return String(randomBytes(6).readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}

/** The stored form of a code, which nobody can try out without the gateway's key and the secret of the browser. */
export function hashOfCode({ config }: Pick<GatewayServices, 'config'>, secret: string, code: string): string {
  return hashBy(config.secrets.derive(PURPOSE), secret, code);
}

/** An account whose mailed code was typed, and by which stored link it is signed in to. */
export interface CodedAccount extends LinkedAccount {
  /** Null where this browser used the code up moments ago. */
  readonly tokenHash: string | null;
  /** The browser or page that uses it up (used-links.ts). */
  readonly usedBy: string;
}

/** A code that somebody typed in a browser that requested one. */
interface TypedSignInCode {
  readonly request: LinkRequest;
  readonly code: string;
  readonly clientAddress: string;
  /** The cookies, with that of a browser that signed in before (known-device.ts). */
  readonly cookies?: string | undefined;
}

/**
 * The account that a mailed code belongs to, in the browser that requested the mail. Wrong codes are counted before
 * they are looked at: of one browser, of one address, and of the email, whether or not that has an account. A browser
 * that signed in to the account before has tries of its own, so that strangers use up none of its owner's. Uses nothing
 * up.
 */
export async function findCodedAccount(services: Needs, typed: TypedSignInCode): Promise<TryResult<CodedAccount>> {
  const { request, clientAddress } = typed;
  const code = typed.code.slice(0, 20).replaceAll(/\D/g, '');
  const email = nameOfAccount(request);
  const account = await accountAt(services, email);
  const known = account && knownDevice(services, account, typed.cookies);
  const counted = known === null ? { account: email, device: hashOfToken(request.secret) } : { device: known };
  const usedBy = useOfCode(request.secret, code);
  return tryWithinBudget(services, 'signInCodes', { ...counted, address: clientAddress }, async () => {
    const found = await accountOfCode(services, request, code);
    if (found !== null) return { ...found, usedBy };
    // The second press of a double click: the first one has used the code up.
    const isUsed = await wasJustUsed(services, account, usedBy);
    return isUsed && account !== null ? { ...account, tokenHash: null, usedBy } : null;
  });
}

async function accountOfCode(services: Needs, request: LinkRequest, code: string) {
  const rows = await services.db
    .selectFrom('sign_in_links')
    .innerJoin('users', 'users.id', 'sign_in_links.user_id')
    .select(['users.id', 'users.email', 'users.password_hash', 'users.sign_in_epoch', 'code_hash', 'token_hash'])
    .where('browser_hash', '=', hashOfToken(request.secret))
    .where('tenant_id', '=', request.tenantId)
    .where('expires_at', '>', services.clock.now())
    .where('users.disabled_at', 'is', null)
    .execute();
  // A person who requested another mail may type the code of either.
  const row = rows.find(({ code_hash: hash }) => hash !== null && isCode(services, request.secret, code, hash));
  if (row === undefined) return null;
  const { id, email, password_hash, sign_in_epoch, token_hash: tokenHash } = row;
  return { id, email, password_hash, sign_in_epoch, tokenHash };
}

function isCode({ config }: Pick<Needs, 'config'>, secret: string, code: string, hash: string): boolean {
  const stored = Buffer.from(hash);
  return config.secrets
    .deriveEach(PURPOSE)
    .some((key) => timingSafeEqual(Buffer.from(hashBy(key, secret, code)), stored));
}

const hashBy = (key: Buffer, secret: string, code: string): string =>
  createHmac('sha256', key).update(`${secret}:${code}`).digest('hex');
