import { createActor, fromPromise, waitFor } from 'xstate';
import type { Execute } from '@network/core/api/execute.ts';
import {
  oneClickUpsellMachine,
  type UpsellCall,
} from '@network/lifecycle/one-click-upsell/one-click-upsell.machine.ts';
import type { UpsellAnswer, UpsellConfirmation } from '@network/lifecycle/one-click-upsell/upsell-request.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { writeConfirmation } from '@network/validation/upsell-confirmation.ts';
import { OutgoingUpsellDocument } from '../api/outgoing-upsell.generated.ts';
import { dealPriceText } from '../deal-price.ts';
import { dealTarget, tourLink } from '../deal-targets.ts';
import { confirmedAddress, type OneClickAddress } from './one-click-address.ts';

/**
 * Says where the address of an outgoing upsell leads: to the confirmation at /deals, or back to the tour link
 *. It buys nothing, whatever the address says. Every target is checked.
 */
export async function runOutgoingUpsell(execute: Execute, tenant: Tenant, address: OneClickAddress): Promise<string> {
  const fallback = tourLink(tenant, address.tourLinkCode);
  let reportedFallback: string | null = null;
  const callUpsell = fromPromise<UpsellAnswer, UpsellCall>(async () => {
    const { epochUpsellId, segpayUpsellId, rgUpsellId, memberLink, clickId } = address;
    const ids = { epochUpsellId, segpayUpsellId, rgUpsellId };
    const more = { memberLink, clickId, fallbackUrl: fallback, confirmationRequired: true, site: tenant.id };
    const { outgoingUpsellOneclick: answer } = await execute(OutgoingUpsellDocument, { input: { ...ids, ...more } });
    const url = dealTarget(answer.redirectUrl, tenant);
    if (!answer.success) reportedFallback = url;
    if (answer.success && answer.confirmationModal) return confirmationOf(answer.confirmationModal);
    return answer.success && url !== null ? { kind: 'redirect', url } : { kind: 'failed' };
  });
  const { tourLinkCode: _code, ...request } = address;
  const actor = createActor(oneClickUpsellMachine.provide({ actors: { callUpsell } }), {
    input: { request: { kind: 'outgoing', ...request }, confirmed: false, tourLink: fallback },
  }).start();
  const state = await waitFor(actor, (snapshot) => snapshot.status === 'done' || snapshot.matches('confirming'));
  actor.stop();
  const { confirmation } = state.context;
  if (state.matches('confirming') && confirmation) return confirmationAddress(address, confirmation);
  if (state.output?.kind === 'redirect') return state.output.url;
  return reportedFallback ?? fallback;
}

function confirmationOf(confirmation: UpsellConfirmation): UpsellAnswer {
  return { kind: 'confirmation', confirmation };
}

function confirmationAddress(address: OneClickAddress, confirmation: UpsellConfirmation): string {
  const { title, description, component, price } = confirmation;
  const encoded = writeConfirmation({
    title,
    description,
    component,
    price: dealPriceText(price),
    confirmationLink: confirmedAddress(address),
  });
  return `/deals?confirmation=${encoded}`;
}
