import type { LightMyRequestResponse } from 'fastify';
import type { TestGateway } from '@network/testing/gateway.ts';
import { mailsOf } from '../../../platform/mail/testing/public.ts';

/** The link of the latest mail of a kind to an address; empty where there is none. */
export async function linkTo({ services }: TestGateway, email: string, kind: string): Promise<string> {
  return (await mailsOf(services.db, email)).findLast((mail) => mail.kind === kind)?.content.link ?? '';
}

/** Presses the button of the page behind a mailed link, at the first brand of the tests. */
export function pressLink(
  gateway: TestGateway,
  link: string,
  fields: Readonly<Record<string, string>> = {},
): Promise<LightMyRequestResponse> {
  const { pathname, searchParams } = new URL(link, 'http://own.test');
  return gateway.inject({
    method: 'POST',
    url: `${pathname}?brand=vixen`,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: gateway.services.config.publicUrl,
    },
    payload: new URLSearchParams({ token: searchParams.get('token') ?? '', ...fields }).toString(),
  });
}
