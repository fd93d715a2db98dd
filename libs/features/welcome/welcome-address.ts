import { WELCOME_SITE_IDS } from '@network/tenant/constants.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { RawSearch } from '@network/core/routing/search-params.ts';

/** Welcome data as an address holds them (D23); the gateway says whether they verify. */
export interface AddressedWelcome {
  readonly memberid: string;
  readonly hashedMemberId: string;
  readonly username: string;
  readonly siteId: string;
}

/** Longer ones are nobody's. */
const LONGEST = 200;

/** Reads welcome data off a query; null without a memberid and a username (R29, R31). */
export function readWelcome(search: RawSearch): AddressedWelcome | null {
  const [memberid, username] = [textOf(search['memberid']), textOf(search['username'])];
  if (memberid === '' || username === '') return null;
  return { memberid, username, hashedMemberId: textOf(search['hashedMemberId']), siteId: textOf(search['siteId']) };
}

/** Whether what was bought opens several sites: multisite or premium plus (D6). */
export function isSeveralSites(siteId: string): boolean {
  return Object.values(WELCOME_SITE_IDS).some((id) => String(id) === siteId);
}

/** The same as the gateway asks for it, the tenant's name in capitals (R33). */
export function welcomeInput({ id }: Pick<Tenant, 'id'>, { memberid, hashedMemberId }: AddressedWelcome) {
  return { site: id.toUpperCase(), memberId: memberid, hashedMemberId };
}

function textOf(value: RawSearch[string]): string {
  return typeof value === 'string' && value.length <= LONGEST ? value : '';
}
