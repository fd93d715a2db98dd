import type { RawSearch } from '@network/core/routing/search-params.ts';
import { ONE_CLICK_PATH } from './one-click-path.ts';

/** What the address of an outgoing upsell says. Its `confirmed` confirms nothing: a purchase is a POST. */
export interface OneClickAddress {
  readonly epochUpsellId: string | null;
  readonly segpayUpsellId: string | null;
  readonly rgUpsellId: string | null;
  readonly tourLinkCode: string | null;
  readonly memberLink: string | null;
  readonly clickId: string | null;
}

/** Reads it; a repeated parameter counts as none. */
export function readOneClick(search: RawSearch): OneClickAddress {
  const text = (name: string): string | null => {
    const value = search[name];
    return typeof value === 'string' && value !== '' ? value : null;
  };
  return {
    epochUpsellId: text('epoch_upsellid'),
    segpayUpsellId: text('segpay_upsellid'),
    rgUpsellId: text('rg_upsellid'),
    tourLinkCode: text('tour_link_code'),
    memberLink: text('member_link'),
    clickId: text('gas_cid'),
  };
}

/** The address that the confirmation step posts to. Followed as a link, it asks for confirmation like any other. */
export function confirmedAddress(address: OneClickAddress): string {
  const parameters = {
    epoch_upsellid: address.epochUpsellId,
    segpay_upsellid: address.segpayUpsellId,
    rg_upsellid: address.rgUpsellId,
    tour_link_code: address.tourLinkCode,
    member_link: address.memberLink,
    gas_cid: address.clickId,
    confirmed: 'true',
  };
  const present = Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== null);
  return `${ONE_CLICK_PATH}?${new URLSearchParams(present).toString()}`;
}
