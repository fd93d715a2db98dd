import type { TestCaller, TestGateway } from '@network/testing/gateway.ts';
import { DEMONSTRATION_PEOPLE, emailOf } from '../demonstration/people.ts';
import { openBrowser } from './browser.ts';

const PASSWORD = 'Demo1234pass';

/** Signs a demonstration person in on a tenant's members host: the caller of their calls. */
export async function memberSession(
  gateway: TestGateway,
  name: string,
  tenantId: string,
): Promise<Required<Pick<TestCaller, 'tenant' | 'session'>> & { readonly area: 'members' }> {
  const tenant = gateway.services.tenants.find(tenantId);
  const person = DEMONSTRATION_PEOPLE.find((each) => each.name === name);
  if (!tenant || !person) throw new Error(`There is no "${name}" or no "${tenantId}" in this test.`);
  const browser = openBrowser(gateway, tenant);
  await browser.signIn(emailOf(person), PASSWORD);
  if (!browser.session) throw new Error(`"${name}" was not signed in.`);
  return { tenant: tenantId, area: 'members', session: browser.session };
}
