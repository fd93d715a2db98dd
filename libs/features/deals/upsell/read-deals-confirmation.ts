import type { Execute } from '@network/core/api/execute.ts';
import { parseSearch, type RawSearch } from '@network/core/routing/search-params.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { readConfirmation, type UpsellConfirmationLink } from '@network/validation/upsell-confirmation.ts';
import { OutgoingUpsellDocument } from '../api/outgoing-upsell.generated.ts';
import { dealPriceText } from '../deal-price.ts';
import { dealTarget } from '../deal-targets.ts';
import { readOneClick } from './one-click-address.ts';
import { ONE_CLICK_PATH } from './one-click-path.ts';

/** What the confirmation step shows; `token` buys it, and is null for a link that is only followed. */
export interface ConfirmedPurchase extends UpsellConfirmationLink {
  readonly token: string | null;
}

/** The purchase that /deals should confirm: nothing, something, or a link that can't be used. */
export type RequestedConfirmation =
  | { readonly kind: 'none' }
  | { readonly kind: 'confirm'; readonly confirmation: ConfirmedPurchase }
  | { readonly kind: 'refused'; readonly reason: 'unreadable' | 'linkMissing' | 'hostile' };

/**
 * Reads the confirmation of /deals. What is bought here is described by the gateway, whatever the link says of it: a
 * link can be written by anybody, and nobody confirms a price that is not the real one.
 */
export async function readDealsConfirmation(
  search: RawSearch,
  tenant: Tenant,
  execute: Execute,
): Promise<RequestedConfirmation> {
  if (search['confirmation'] === undefined) return { kind: 'none' };
  const reading = readConfirmation(search['confirmation']);
  if (!reading.ok) return { kind: 'refused', reason: reading.flaw === 'link-missing' ? 'linkMissing' : 'unreadable' };
  const { confirmation } = reading;
  const confirmationLink = dealTarget(confirmation.confirmationLink, tenant);
  if (confirmationLink === null) return { kind: 'refused', reason: 'hostile' };
  const own = await describedByGateway(confirmationLink, tenant, execute);
  return { kind: 'confirm', confirmation: { ...confirmation, token: null, ...own, confirmationLink } };
}

async function describedByGateway(link: string, tenant: Tenant, execute: Execute): Promise<Partial<ConfirmedPurchase>> {
  const { members } = tenant.urls;
  const url = new URL(link, members);
  if (url.origin !== members || url.pathname !== ONE_CLICK_PATH) return {};
  const { epochUpsellId, segpayUpsellId, rgUpsellId } = readOneClick(parseSearch(url.search));
  const input = { epochUpsellId, segpayUpsellId, rgUpsellId, confirmationRequired: true, site: tenant.id };
  const { outgoingUpsellOneclick: answer } = await execute(OutgoingUpsellDocument, { input });
  const modal = answer.confirmationModal;
  if (!modal) return {};
  const { title, description, token } = modal;
  return { title, description, token, price: dealPriceText(modal.price) };
}
