import type { TestGateway } from '@network/testing/gateway.ts';
import { mailsOf } from '../../../platform/mail/testing/public.ts';
import type { GatewayServices } from '../../../../services.ts';
import { hashSessionId } from '../sessions/sessions.ts';
import { inviteTandemChild, TANDEM_PATH, type TandemProblem } from '../tandem/invite-tandem-child.ts';
import { sessionFor } from './demonstration-session.ts';

/** Invites a second person as a member who is signed in on a brand. @returns what is wrong, or null */
export async function inviteAs(
  services: GatewayServices,
  parentId: string,
  invited: { readonly email: string; readonly password: string },
): Promise<TandemProblem | null> {
  const sessionId = hashSessionId(await sessionFor(services, parentId, { id: 'vixen' }));
  return inviteTandemChild(services, { parentId, sessionId, tenantId: 'vixen', ...invited });
}

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
