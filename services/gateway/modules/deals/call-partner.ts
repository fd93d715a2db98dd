import { PARTNER_PATHS, type PartnerCams, type PartnerOneClick } from '@network/validation/partner-calls.ts';
import { SANDBOX_KEY_HEADER } from '@network/validation/sandbox-mail.ts';
import { checkRedirectTarget } from '@network/validation/redirect-target.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { sandboxKey } from '../../config/sandbox-key.ts';
import type { GatewayServices } from '../../services.ts';
import { partnerOrigin, upsellTargets } from './partner-address.ts';

/** A person waits for the answer. */
const PARTNER_MS = 4_000;

/** What a partner's answer came to; the address has passed the check of redirect targets. */
export type PartnerAnswer =
  | { readonly ok: true; readonly url: string }
  | { readonly ok: false; readonly reason: 'no-partner' | 'refused' | 'bad-answer' | 'unreachable' };

type Calls = { readonly oneClick: PartnerOneClick; readonly cams: PartnerCams };

/** Requests the purchase page from a tenant's partner. Never throws: a failure is a reason in the result. */
export async function callPartner<Kind extends keyof Calls>(
  { config, log }: Pick<GatewayServices, 'config' | 'log'>,
  tenant: Tenant,
  kind: Kind,
  body: Calls[Kind],
): Promise<PartnerAnswer> {
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
    if (!response.ok) {
      log.warn({ tenant: tenant.id, kind, status: response.status }, 'partner refused');
      return { ok: false, reason: 'refused' };
    }
    const answer = (await response.json()) as { readonly url?: unknown } | null;
    const url = checkRedirectTarget(answer?.url, upsellTargets(tenant));
    if (url !== null && !url.startsWith('/')) return { ok: true, url };
    log.warn({ tenant: tenant.id, kind }, 'partner answered without an address that may be followed');
    return { ok: false, reason: 'bad-answer' };
  } catch (error) {
    log.warn({ err: error, tenant: tenant.id, kind }, 'partner not reached');
    return { ok: false, reason: 'unreachable' };
  }
}
