import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { identity as inEnglish } from '@network/messages/identity.ts';
import { signInMethods as signInMethodsInEnglish } from '@network/messages/sign-in-methods.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { spoken } from '../../../../http/language.ts';
import type { GatewayServices } from '../../../../services.ts';
import { sendHtml } from '../provider/brand-forms.ts';
import { identityAccountOf } from '../provider/identity-account.ts';
import { messagePage } from '../provider/message-page.ts';
import { loginAddressOf } from '../provider/wanted-page.ts';
import { type LinkedAccount, linkCookie } from './link-cookie.ts';
import { clearedLinkRequestCookie } from './link-request.ts';

const texts = spoken(inEnglish);
const t = spoken(signInMethodsInEnglish).emailLink;

/** Returns whether another person is signed in in this browser. Neither a link nor a code replaces their session. */
export async function isSomeoneElse(provider: Provider, request: FastifyRequest, accountId: string): Promise<boolean> {
  const here = await identityAccountOf(provider, request.headers.cookie);
  return here !== null && here !== accountId;
}

/** The account of somebody who has just chosen its password by a mailed link, as it is now; null where somebody else is signed in. */
export async function accountToSignIn(
  { db }: Pick<GatewayServices, 'db'>,
  provider: Provider,
  request: FastifyRequest,
  accountId: string,
): Promise<LinkedAccount | null> {
  if (await isSomeoneElse(provider, request, accountId)) return null;
  const account = await db
    .selectFrom('users')
    .select(['id', 'email', 'password_hash', 'sign_in_epoch'])
    .where('id', '=', accountId)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return account ?? null;
}

/** Tells somebody who is signed in that the link or the code belongs to another account. */
export function sendOther(reply: FastifyReply, brand: Tenant): FastifyReply {
  const link = { href: `${brand.urls.members}/sign-out`, label: texts.otherAccount.signOut };
  const page = messagePage({ brand, heading: texts.otherAccount.heading, paragraphs: [t.otherText], link });
  return sendHtml(reply, 409, page);
}

/** Leads a second press of the button on, whose first one signs in or has signed in. */
export function sendOn(reply: FastifyReply, brand: Tenant, wanted: string | null): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .redirect(loginAddressOf(brand, wanted), 303);
}

/** Lets this browser pass the first step of its next sign-in, and begins that, on the way to the page that was wanted. */
export function sendSignedIn(
  services: GatewayServices,
  reply: FastifyReply,
  {
    brand,
    account,
    wanted,
  }: { readonly brand: Tenant; readonly account: LinkedAccount; readonly wanted: string | null },
): FastifyReply {
  reply.header('set-cookie', [linkCookie(services, account), clearedLinkRequestCookie(services)]);
  return sendOn(reply, brand, wanted);
}
