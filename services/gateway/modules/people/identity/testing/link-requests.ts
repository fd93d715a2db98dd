import type { TestGateway } from '@network/testing/gateway.ts';
import { mailsOf } from '../../../platform/mail/testing/public.ts';
import { newLinkRequest } from '../sign-in-links/link-request.ts';
import { mailSignInLink } from '../sign-in-links/sign-in-links.ts';

/** Asks for a mail that signs in, as a browser on a brand does. @returns the request of that browser */
export async function requestLink({ services }: TestGateway, email: string, tenantId: string, wanted?: string) {
  const request = newLinkRequest(services, { email, tenantId, wanted: wanted ?? null });
  await mailSignInLink(services, request);
  return request;
}

/** The path, token and code of the latest mail that signs in; empty texts without one. */
export async function mailedLinkOf({ services }: TestGateway, email: string) {
  const mail = (await mailsOf(services.db, email)).findLast(({ kind }) => kind === 'signInLink');
  const text = JSON.stringify(mail ?? '');
  const link = /\/sign-in\/open\?[^"\\]+/.exec(text)?.[0] ?? '';
  const code = /"code":"(\d{6})"/.exec(text)?.[1] ?? '';
  return { link, code, token: new URLSearchParams(link.split('?')[1]).get('token') ?? '' };
}
