import {
  PARTNER_PATHS,
  type PartnerCams,
  type PartnerOneClick,
  partnerSaleSchema,
} from '@network/validation/partner-calls.ts';
import { SANDBOX_KEY_HEADER } from '@network/validation/sandbox-mail.ts';
import { checkRedirectTarget } from '@network/validation/redirect-target.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { sandboxKey } from '../../../config/sandbox-key.ts';
import type { GatewayServices } from '../../../services.ts';
import { partnerOrigin, upsellTargets } from './partner-address.ts';

/** A person waits for the answer. */
const PARTNER_MS = 4_000;

/** What a partner's answer came to; the address has passed the check of redirect targets. */
export type PartnerAnswer =
  | { readonly ok: true; readonly url: string }
  | { readonly ok: false; readonly reason: 'no-partner' | 'refused' | 'bad-answer' | 'unreachable' };

type Calls = { readonly oneClick: PartnerOneClick; readonly cams: PartnerCams };

/** How a sale without a page of the partner ended; `unknown` where it may have been made, though no answer says so. */
export type PartnerSale = 'approved' | 'declined' | 'refused' | 'unknown';

type Needs = Pick<GatewayServices, 'config' | 'log'>;

/** Requests the purchase page from a tenant's partner. Never throws: a failure is a reason in the result. */
export async function callPartner<Kind extends keyof Calls>(
  services: Needs,
  tenant: Tenant,
  kind: Kind,
  body: Calls[Kind],
): Promise<PartnerAnswer> {
  const response = await postToPartner(services, tenant, kind, body);
  if (!response.ok) return response;
  const answer = response.answer as { readonly url?: unknown } | null;
  const url = checkRedirectTarget(answer?.url, upsellTargets(tenant));
  if (url !== null && !url.startsWith('/')) return { ok: true, url };
  services.log.warn({ tenant: tenant.id, kind }, 'partner answered without an address that may be followed');
  return { ok: false, reason: 'bad-answer' };
}

/**
 * Has a tenant's partner sell at once, without a page of its own. The partner sells a purchase id once, so that a call
 * without an answer can be repeated. Never throws.
 */
export async function sellAtPartner(services: Needs, tenant: Tenant, sale: PartnerOneClick): Promise<PartnerSale> {
  const response = await postToPartner(services, tenant, 'oneClick', sale);
  if (!response.ok) return response.reason === 'unreachable' ? 'unknown' : 'refused';
  const answer = partnerSaleSchema.safeParse(response.answer);
  if (answer.success) return answer.data.outcome;
  services.log.warn({ tenant: tenant.id }, 'partner answered without an outcome');
  return 'unknown';
}

type PartnerResponse = { readonly ok: true; readonly answer: unknown } | Exclude<PartnerAnswer, { readonly ok: true }>;

async function postToPartner<Kind extends keyof Calls>(
  { config, log }: Needs,
  tenant: Tenant,
  kind: Kind,
  body: Calls[Kind],
): Promise<PartnerResponse> {
  const origin = partnerOrigin(tenant);
  if (origin === null) return { ok: false, reason: 'no-partner' };
  // The sandbox alone knows us by our key; nobody else is sent it.
  const isSandbox = origin === `http://localhost:${config.billerPort}`;
  try {
    const response = await fetch(`${origin}${PARTNER_PATHS[kind]}`, {
      method: 'POST',
      redirect: 'error',
      headers: {
        'content-type': 'application/json',
        ...(isSandbox && { [SANDBOX_KEY_HEADER]: sandboxKey(config) }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PARTNER_MS),
    });
    if (response.ok) return { ok: true, answer: await response.json() };
    log.warn({ tenant: tenant.id, kind, status: response.status }, 'partner refused');
    return { ok: false, reason: response.status < 500 ? 'refused' : 'unreachable' };
  } catch (error) {
    log.warn({ err: error, tenant: tenant.id, kind }, 'partner not reached');
    return { ok: false, reason: 'unreachable' };
  }
}
