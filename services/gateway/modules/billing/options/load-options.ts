import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { Database } from '../../../db/database.ts';
import type { GatewayServices } from '../../../services.ts';
import type { SharedSource } from '../../../shared-data/shared-data.ts';
import { type Membership, loadMembership } from '../../membership/public.ts';
import type { PlansTable } from '../tables.ts';
import { plansOnOffer } from './join-options.ts';
import { optionIdOf } from './option-id.ts';

export interface Offered {
  readonly membership: Membership | null;
  /** All plans there are. */
  readonly plans: readonly PlansTable[];
  /** Those that this person may buy here. */
  readonly onOffer: readonly PlansTable[];
}

/** The plans are the same for everybody. */
const PLANS: SharedSource = { name: 'plans', tables: ['plans'] };

export async function loadPlans(db: Database): Promise<readonly PlansTable[]> {
  return db.selectFrom('plans').selectAll().orderBy('id').execute();
}

/** What a person, or a visitor, may buy on a tenant now. */
export async function loadOffered(
  services: Pick<GatewayServices, 'db' | 'clock'>,
  userId: string | null,
  tenant: Pick<Tenant, 'sites' | 'combined'>,
): Promise<Offered> {
  const membership = userId === null ? null : await loadMembership(services, userId);
  return offered(await loadPlans(services.db), membership, tenant);
}

/** The same by a membership that is known already, to be shown. */
export async function offeredFor(
  { db, shared }: Pick<GatewayServices, 'db' | 'shared'>,
  membership: Membership | null,
  tenant: Pick<Tenant, 'sites' | 'combined'>,
): Promise<Offered> {
  return offered(await shared.read(PLANS, null, () => loadPlans(db)), membership, tenant);
}

function offered(
  plans: readonly PlansTable[],
  membership: Membership | null,
  tenant: Pick<Tenant, 'sites' | 'combined'>,
): Offered {
  return { membership, plans, onOffer: plansOnOffer(plans, membership, tenant) };
}

/** The offered plan of that number, or null: unknown, withdrawn, or not for this person. */
export function offeredPlan({ onOffer }: Offered, optionId: number): PlansTable | null {
  return onOffer.find((plan) => optionIdOf(plan) === optionId) ?? null;
}
