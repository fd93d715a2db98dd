import type { FastifyReply, FastifyRequest } from 'fastify';
import { readProvenance } from '@network/server/requests/provenance.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { Caller } from '../../../../http/caller.ts';

/** A caller from the members host of a tenant. */
export type MembersCaller = Caller & { readonly tenant: Tenant };
type Handler = (request: FastifyRequest, reply: FastifyReply, caller: MembersCaller) => Promise<unknown>;

/**
 * Handles what a brand server forwards from its members host (docs/architecture.md, "Between a browser, a brand server
 * and the gateway"). Without a right brand key, or for a tour host, there is nothing here.
 */
export function brandHandler(handler: Handler) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    reply.header('cache-control', 'no-store');
    const { caller } = request;
    const { tenant } = caller;
    if (tenant === null || caller.area !== 'members') return reply.code(404).send({ error: 'not-found' });
    return handler(request, reply, { ...caller, tenant });
  };
}

/** A form says where it comes from; what says nothing is not one of our pages. */
export function isFromMembersHost(request: FastifyRequest, tenant: Tenant): boolean {
  return readProvenance(request.headers, tenant.urls.members) === 'same-origin';
}
