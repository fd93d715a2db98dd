import { GatewayError } from '../../../http/gateway-error.ts';
import type { RequestContext, SignedInPerson } from '../../../http/request-context.ts';

/** The person of this session. @throws GatewayError when nobody is signed in */
export async function signedIn(context: RequestContext): Promise<SignedInPerson> {
  const person = await context.person();
  if (person === null) throw new GatewayError('UNAUTHENTICATED', 'errors.signInRequired', 'Nobody is signed in.');
  return person;
}
