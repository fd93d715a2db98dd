import type { TestGateway } from '@network/testing/gateway.ts';
import { mailsOf } from '../../mail/testing/public.ts';
import { TANDEM_PATH } from '../tandem/invite-tandem-child.ts';

/** Presses the button behind the newest link that invites an address to a second account. @returns the answer's status */
export async function followSecondAccountLink(gateway: TestGateway, email: string): Promise<number> {
  const mail = (await mailsOf(gateway.services.db, email)).findLast(({ kind }) => kind === 'tandemInvitation');
  const { searchParams } = new URL(mail?.content.link ?? '', 'http://own.test');
  return pressSecondAccount(gateway, searchParams.get('token') ?? '');
}

/** Presses the button of the page with a token. @returns the answer's status */
export async function pressSecondAccount(
  gateway: TestGateway,
  token: string,
  origin = gateway.services.config.publicUrl,
): Promise<number> {
  const answer = await gateway.inject({
    method: 'POST',
    url: `${TANDEM_PATH}?brand=vixen`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
    payload: new URLSearchParams({ token }).toString(),
  });
  return answer.statusCode;
}
