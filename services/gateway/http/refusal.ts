import type { AccessDenied } from './guard.ts';
import { GatewayError } from './gateway-error.ts';
import type { RequestContext } from './request-context.ts';

/** A refusal as an error, for fields whose type has no room for an AccessDenied. */
export async function refusalOf(context: RequestContext, denied: AccessDenied): Promise<GatewayError> {
  const isVisitor = (await context.person()) === null;
  return new GatewayError(
    isVisitor ? 'UNAUTHENTICATED' : 'FORBIDDEN',
    denied.messageKey,
    isVisitor ? 'Sign in first.' : 'This account may not do that.',
    { nextStep: denied.nextStep },
  );
}
