import { createHmac } from 'node:crypto';
import type { BillerId } from '@network/tenant/constants.ts';
import { OTHER_LANGUAGES } from '@network/validation/languages.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { GatewayError } from '../../../../http/gateway-error.ts';
import type { GatewayServices } from '../../../../services.ts';
import type { ReturnedOrder } from './return-address.ts';

interface InventedOrder {
  readonly tenant: Tenant;
  readonly order: ReturnedOrder;
  readonly plan: { readonly product: string };
}

/** Orders of each kind that leads to other pages, on each host where it may be begun; most are signups. */
const VARIANTS = [
  { kind: 'signup', opened_on: 'members' },
  { kind: 'signup', opened_on: 'members' },
  { kind: 'signup', opened_on: 'tour' },
  { kind: 'trial-upgrade', opened_on: 'members' },
  { kind: 'gift', opened_on: 'members' },
  { kind: 'gift', opened_on: 'tour' },
] as const satisfies readonly Pick<ReturnedOrder, 'kind' | 'opened_on'>[];

const LANGUAGES_OF_ORDERS = [null, ...OTHER_LANGUAGES] as const;

/** The product of an order of several sites is none of a site. */
const SEVERAL_SITES = 'several';

/**
 * An order that nobody began, for an id of none: its brand, kind and buyer are the same each time and nobody can compute
 * them, so that its address looks like that of a real one. Its page tells every browser what others are told of a real one.
 * @throws GatewayError where there is no brand to lead to
 */
export function inventedOrder(
  { config, tenants }: Pick<GatewayServices, 'config' | 'tenants'>,
  biller: BillerId,
  orderId: string,
): InventedOrder {
  const random = createHmac('sha256', config.secrets.derive('return-of-no-order')).update(orderId).digest();
  const visible = tenants.all().filter(({ combined }) => !combined);
  const brands = visible.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const tenant = brands[random.readUInt32BE(16) % Math.max(1, brands.length)];
  if (!tenant) throw new GatewayError('NOT_FOUND', 'errors.notFound', 'There is no brand.');
  return {
    tenant,
    order: {
      id: orderId,
      biller,
      member_id: asRandomId(random),
      tenant_id: tenant.id,
      ...pick(VARIANTS, random.readUInt8(20)),
      language: pick(LANGUAGES_OF_ORDERS, random.readUInt8(21)),
    },
    plan: { product: pick([tenant.id, SEVERAL_SITES], random.readUInt8(22)) },
  };
}

const pick = <Each>(list: readonly Each[], byte: number): Each => list[byte % list.length] as Each;

/** Writes the first 16 bytes like a random UUID (version 4), which the ids of buyers are. */
function asRandomId(random: Buffer): string {
  const bytes = Buffer.from(random.subarray(0, 16));
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
