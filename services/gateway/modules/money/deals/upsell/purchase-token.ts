import { randomUUID, timingSafeEqual } from 'node:crypto';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { keyedHash } from '../../../../config/keyed-hash.ts';
import type { SignedInPerson } from '../../../../http/request-context.ts';
import type { GatewayServices } from '../../../../services.ts';
import type { DealRow } from '../find-deals.ts';

/** How long a page with a price on it can be confirmed. */
export const PURCHASE_TOKEN_LIFE_MS = 60 * 60_000;

const PURPOSE = 'upsell-purchase';
const TOKEN = /^([0-9a-z]{6,11})\.([0-9a-f-]{36})\.([A-Za-z0-9_-]{43})$/;

/** What a purchase token confirms: this deal, at this price, for this session on this brand. */
export interface TokenScope {
  readonly tenant: Pick<Tenant, 'id'>;
  readonly person: Pick<SignedInPerson, 'sessionId'>;
  readonly deal: Pick<DealRow, 'id' | 'initial_price' | 'recurring_price'>;
}

/**
 * The token that a page which shows a deal's price posts to buy it: worth something for an hour, in the session that it
 * was made for, while the price is the same, and for one purchase.
 */
export function createPurchaseToken(
  { config, clock }: Pick<GatewayServices, 'config' | 'clock'>,
  scope: TokenScope,
): string {
  const expiresAt = (clock.now().getTime() + PURCHASE_TOKEN_LIFE_MS).toString(36);
  const purchaseId = randomUUID();
  return `${expiresAt}.${purchaseId}.${signature(config.secrets.derive(PURPOSE), scope, expiresAt, purchaseId).toString('base64url')}`;
}

/** The id of the purchase that a token confirms; null for one that is expired, another session's, deal's or price's. */
export function readPurchaseToken(
  { config, clock }: Pick<GatewayServices, 'config' | 'clock'>,
  scope: TokenScope,
  token: string,
): string | null {
  const [, expiresAt, purchaseId, mac] = TOKEN.exec(token) ?? [];
  if (expiresAt === undefined || purchaseId === undefined || mac === undefined) return null;
  const presented = Buffer.from(mac, 'base64url');
  const keys = config.secrets.deriveEach(PURPOSE);
  const isOurs = keys.some((key) => timingSafeEqual(signature(key, scope, expiresAt, purchaseId), presented));
  return isOurs && Number.parseInt(expiresAt, 36) > clock.now().getTime() ? purchaseId : null;
}

function signature(key: Buffer, { tenant, person, deal }: TokenScope, expiresAt: string, purchaseId: string): Buffer {
  const said = [tenant.id, person.sessionId, deal.id, deal.initial_price, deal.recurring_price, expiresAt, purchaseId];
  return keyedHash(key, JSON.stringify(said));
}
