import type { TestCaller, TestGateway } from '@network/testing/gateway.ts';
import { createSession } from '../../../people/identity/testing/public.ts';

/** A call of a signed-in demonstration person on a tenant's members host. */
export function signedInAs(gateway: TestGateway, name: string, tenant = 'vixen'): Promise<TestCaller> {
  return signedInWith(gateway, `${name}@demo.example`, tenant);
}

/** A call of the person with this email, on a tenant's members host. */
export async function signedInWith(gateway: TestGateway, email: string, tenant = 'vixen'): Promise<TestCaller> {
  const { id } = await gateway.services.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return sessionOf(gateway, id, tenant);
}

/** A call of the person with this id, on a tenant's members host. */
export async function sessionOf(gateway: TestGateway, userId: string, tenant = 'vixen'): Promise<TestCaller> {
  const session = await createSession(gateway.services, {
    userId,
    tenantId: tenant,
    tokens: { accessToken: 'a', refreshToken: 'r', idToken: null },
    identitySessionUid: 'test',
    clientAddress: '203.0.113.7',
    userAgent: 'test',
  });
  return { tenant, area: 'members', session };
}
