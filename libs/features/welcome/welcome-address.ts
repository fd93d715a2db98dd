import { WELCOME_SITE_IDS } from '@network/tenant/constants.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { RawSearch } from '@network/core/routing/search-params.ts';

/** Welcome data as read from an address; the gateway verifies them. */
export interface AddressedWelcome {
  readonly memberid: string;
  readonly hashedMemberId: string;
  readonly username: string;
  readonly siteId: string;
  /** The order that was paid, or not; addresses of before have none. */
  readonly order?: string;
}

/** Longer values are never valid. */
const LONGEST = 200;

/** Reads welcome data from a query; null without a memberid and a username. */
export function readWelcome(search: RawSearch): AddressedWelcome | null {
  const [memberid, username] = [textOf(search['memberid']), textOf(search['username'])];
  if (memberid === '' || username === '') return null;
  const order = textOf(search['order']);
  const welcome = { memberid, username, hashedMemberId: textOf(search['hashedMemberId']), siteId: siteIdOf(search) };
  return order === '' ? welcome : { ...welcome, order };
}

/** The site that an address names, with or without other welcome data; empty for none. */
export const siteIdOf = (search: RawSearch): string => textOf(search['siteId']);

/** Whether the purchase covers several sites: multisite or premium plus. */
export function isSeveralSites(siteId: string): boolean {
  return Object.values(WELCOME_SITE_IDS).some((id) => String(id) === siteId);
}

/** The gateway's input, with the tenant's name in capitals. */
export function welcomeInput({ id }: Pick<Tenant, 'id'>, { memberid, hashedMemberId, order }: AddressedWelcome) {
  const member = { site: id.toUpperCase(), memberId: memberid, hashedMemberId };
  return order === undefined ? member : { ...member, orderId: order };
}

/** Reads a value; empty for one that no address of ours has, which the gateway would refuse. */
function textOf(value: RawSearch[string]): string {
  return typeof value === 'string' && value.length <= LONGEST && !/\p{Cc}/u.test(value) ? value : '';
}
