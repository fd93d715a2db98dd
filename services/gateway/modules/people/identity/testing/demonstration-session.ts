import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { GatewayServices } from '../../../../services.ts';
import { demonstrationId } from '../demonstration/demonstration-id.ts';
import { createSession } from '../sessions/sessions.ts';

/** Somebody's session on a brand, for calls, without the form. */
export function sessionFor(services: GatewayServices, userId: string, tenant: Pick<Tenant, 'id'>): Promise<string> {
  return createSession(services, {
    userId,
    tenantId: tenant.id,
    tokens: { accessToken: 'access', refreshToken: 'refresh', idToken: null },
    identitySessionUid: `identity-of-${userId}`,
    clientAddress: '203.0.113.7',
    userAgent: undefined,
  });
}

/** A demonstration person as the caller of GraphQL on a brand's members host. */
export async function demonstrationCaller(services: GatewayServices, name: string, tenant: Pick<Tenant, 'id'>) {
  const session = await sessionFor(services, await demonstrationId(services, name), tenant);
  return { tenant: tenant.id, area: 'members', session } as const;
}
