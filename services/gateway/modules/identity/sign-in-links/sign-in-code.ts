import { createHmac, timingSafeEqual } from 'node:crypto';
import { type TryResult, tryWithinBudget } from '../../../limits/try-within-budget.ts';
import type { GatewayServices } from '../../../services.ts';
import type { LinkedAccount } from './link-cookie.ts';
import { hashOfRequest, type LinkRequest, nameOfAccount } from './link-request.ts';

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
  readonly tokenHash: string;
}

/**
 * The account that a mailed code belongs to, in the browser that asked for the mail. Wrong codes are counted before they are
 * looked at: of one browser, of one address, and of the email, whether or not that has an account. Uses nothing up.
 */
export function findCodedAccount(
  services: Needs,
  typed: { readonly request: LinkRequest; readonly code: string; readonly clientAddress: string },
): Promise<TryResult<CodedAccount>> {
  const { request, clientAddress } = typed;
  const code = typed.code.slice(0, 20).replaceAll(/\D/g, '');
  const spender = { account: nameOfAccount(request), device: hashOfRequest(request.secret), address: clientAddress };
  return tryWithinBudget(services, 'signInCodes', spender, () => accountOfCode(services, request, code));
}

async function accountOfCode(services: Needs, request: LinkRequest, code: string): Promise<CodedAccount | null> {
  const rows = await services.db
    .selectFrom('sign_in_links')
    .innerJoin('users', 'users.id', 'sign_in_links.user_id')
    .select(['users.id', 'users.email', 'users.password_hash', 'users.sign_in_epoch', 'code_hash', 'token_hash'])
    .where('browser_hash', '=', hashOfRequest(request.secret))
    .where('tenant_id', '=', request.tenantId)
    .where('expires_at', '>', services.clock.now())
    .where('users.disabled_at', 'is', null)
    .execute();
  // Who asked for another mail may type the code of either.
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
