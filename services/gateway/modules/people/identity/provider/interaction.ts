import type { FastifyReply, FastifyRequest } from 'fastify';
import { errors, type Provider } from 'oidc-provider';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { GatewayServices } from '../../../../services.ts';
import { forgottenPath } from '../passwords/reset-addresses.ts';
import { REQUEST_LINK_PATH } from '../sign-in-links/sign-in-links.ts';
import { passkeyOptions } from './answer-sign-in-form.ts';
import { brandOf, sendHtml } from './brand-forms.ts';
import type { Page } from './html-page.ts';
import { continueTo, noticePage, signInChain, type SignInForm, signInPage, wayOnPage } from './sign-in-page.ts';
import { loginAddressOf, wantedOf, wantedPage, withWanted } from './wanted-page.ts';

/** The library's messages about an interaction whose session is gone, or belongs to another person by now. */
const LOST_SESSION: ReadonlySet<string> = new Set(['session not found', 'session principal changed']);

/** The sign-in of a browser on a brand. */
export interface Interaction {
  readonly uid: string;
  readonly brand: Tenant;
  /** The page that was wanted; null for the home page. */
  readonly wanted: string | null;
}

/**
 * The sign-in that an address names; null when it has ended or belongs to another browser. `begins-anew`: the session that this
 * browser began it with has ended meanwhile, as that of a deleted account does.
 */
export async function interactionOf(
  services: GatewayServices,
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Interaction | 'begins-anew' | null> {
  try {
    const { params, uid } = await provider.interactionDetails(request.raw, reply.raw);
    if (uid !== (request.params as { readonly uid: string }).uid) return null;
    const brand = services.tenants.find(String(params['client_id']));
    return brand && { uid, brand, wanted: wantedPage(params['uri'], brand) };
  } catch (error) {
    if (!(error instanceof errors.SessionNotFound)) throw error;
    // The library looks for the session after it found the interaction by this browser's cookie.
    return LOST_SESSION.has(error.error_description ?? '') ? 'begins-anew' : null;
  }
}

/** Builds the page of the form. */
export async function formPage(
  services: GatewayServices,
  request: FastifyRequest,
  { uid, brand, wanted }: Interaction,
  email: string,
  problem: SignInForm['problem'],
): Promise<Page> {
  return signInPage({
    brand,
    forgottenHref: forgottenPath(brand.id, wanted),
    linkHref: `${REQUEST_LINK_PATH}?${withWanted({ brand: brand.id }, wanted)}`,
    mayJoin: await services.sellsMemberships(brand),
    passkeyOptions: await passkeyOptions(services, uid),
    action: request.url,
    email,
    problem,
    leadsTo: signInChain(services, brand),
  });
}

/**
 * A sign-in that has ended, as "Back" and a bookmark find it: the brand that its address names, and a button that begins a new
 * one, which somebody who is signed in passes without a form.
 */
export function sendOver(services: GatewayServices, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const brand = brandOf(services, request);
  if (brand === null) return sendHtml(reply, 410, wayOnPage(services, 'over'));
  return sendHtml(reply, 410, noticePage(brand, 'over', continueTo(brand, wantedOf(request, brand))));
}

/** Leads to a sign-in that begins again. */
export function beginAnew(services: GatewayServices, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const brand = brandOf(services, request);
  if (brand === null) return sendHtml(reply, 410, wayOnPage(services, 'over'));
  return reply.header('cache-control', 'no-store').redirect(loginAddressOf(brand, wantedOf(request, brand)), 303);
}
