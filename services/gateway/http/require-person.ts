import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { GatewayError } from './gateway-error.ts';
import type { RequestContext, SessionHolder, SessionOwner, SignedInPerson } from './request-context.ts';

/**
 * The signed-in person. `@access` has refused visitors before a resolver runs; this refuses a session that ended since.
 * @throws GatewayError UNAUTHENTICATED without a signed-in person
 */
export async function requirePerson(context: Pick<RequestContext, 'person'>): Promise<SignedInPerson> {
  return (await context.person()) ?? refuseVisitor();
}

/**
 * The person of the session, even while they owe the terms.
 * @throws GatewayError UNAUTHENTICATED when there is none
 */
export async function requireSessionOwner(context: Pick<RequestContext, 'sessionOwner'>): Promise<SessionOwner> {
  return (await context.sessionOwner()) ?? refuseVisitor();
}

/**
 * The person of a session that may be locked: for locking and unlocking it alone.
 * @throws GatewayError UNAUTHENTICATED when there is none
 */
export async function requireSessionHolder(context: Pick<RequestContext, 'sessionHolder'>): Promise<SessionHolder> {
  return (await context.sessionHolder()) ?? refuseVisitor();
}

/**
 * The tenant that the call names.
 * @throws GatewayError BAD_REQUEST when it names none
 */
export function requireTenant({ tenant }: Pick<RequestContext, 'tenant'>): Tenant {
  if (tenant === null) throw new GatewayError('BAD_REQUEST', 'errors.badRequest', 'Say for which tenant.');
  return tenant;
}

/** @throws GatewayError UNAUTHENTICATED, always */
export function refuseVisitor(): never {
  throw new GatewayError('UNAUTHENTICATED', 'errors.signInRequired', 'Sign in first.');
}
