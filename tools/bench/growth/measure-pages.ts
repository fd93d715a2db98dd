import { signInMember, type TestMember } from '@network/gateway/modules/money/membership/testing/public.ts';
import { type Desk, openDesk } from '@network/gateway/modules/staff/staff/testing/public.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { TestGateway } from '@network/testing/gateway.ts';
import { fillHistory } from '@network/testing/large-membership.ts';
import { processesOf } from '@network/testing/postgres-statistics.ts';
import { countsCpuTime, cpuTimeOf } from '../cpu-time.ts';
import { GROWTH_PAGES, type GrowthPage } from './growth-pages.ts';

/** Films in the history of the member who looks at pages. */
const HISTORY = 200;

/** What one call of a page cost, in milliseconds. */
export interface PageCost {
  /** CPU time of the gateway, the database's processes and the test client. */
  readonly worked: number;
  readonly elapsed: number;
}

/** People who request pages of one gateway. */
interface GrowthVisitors {
  readonly member: TestMember;
  readonly staff: Desk;
}

/** Signs a member with a history and a member of staff in. */
export async function openVisitors(gateway: TestGateway, tenant: Tenant, name: string): Promise<GrowthVisitors> {
  const member = await signInMember(gateway, tenant, name);
  await fillHistory(gateway.services.db, member.userId, HISTORY);
  return { member, staff: await openDesk(gateway, 'support', name) };
}

/**
 * Costs of each page, in the order of GROWTH_PAGES.
 * @param warmUp rounds that are not counted
 * @param before runs before each call, outside of what is measured
 */
export async function measurePages(
  gateway: TestGateway,
  tenant: Tenant,
  visitors: GrowthVisitors,
  {
    rounds,
    warmUp,
    before,
  }: { readonly rounds: number; readonly warmUp: number; readonly before?: () => Promise<void> },
): Promise<PageCost[][]> {
  const costs = GROWTH_PAGES.map((): PageCost[] => []);
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const [at, page] of GROWTH_PAGES.entries()) {
      if (round >= 0) await before?.();
      const backends = countsCpuTime() ? await processesOf(gateway.services.db) : [];
      const startedAt = performance.now();
      const cost = await cpuTimeOf(() => request(gateway, tenant, visitors, page), backends);
      const elapsed = performance.now() - startedAt;
      if (round >= 0) costs[at]?.push({ worked: countsCpuTime() ? cost : elapsed, elapsed });
    }
  }
  return costs;
}

async function request(
  gateway: TestGateway,
  tenant: Tenant,
  { member, staff }: GrowthVisitors,
  { name, caller, text, variables }: GrowthPage,
): Promise<void> {
  if (caller === 'member') return void (await member.query(text, variables));
  const answer =
    caller === 'staff'
      ? await staff.call(text, variables)
      : await gateway.graphql(text, variables, { tenant: tenant.id });
  if (answer.errors) throw new Error(`${name} failed: ${answer.errors[0]?.message}`);
}
