import { isMultisiteGroup } from '@network/lifecycle/multisite/multisite.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { sitesOfProduct } from '../../membership/public.ts';
import { isTrialKind, plansForBuyer } from '../options/join-options.ts';
import type { Plan } from '../options/priced-plan.ts';
import { monthOf } from './upgrade-membership.ts';
import { yearOf } from './yearly-upgrade.ts';

/** A plan to which people with another one can change with one click. */
export interface PlanUpsell {
  readonly kind: 'TRIAL_UPGRADE' | 'SEVERAL_SITES' | 'YEARLY_UPGRADE';
  readonly from: Plan;
  readonly to: Plan;
  /** The first charge in minor units of USD, before the value of unused days is subtracted. */
  readonly charged: number;
}

/** Every upsell of plans on a tenant, by the rules by which they are sold. */
export function planUpsells(plans: readonly Plan[], tenant: Pick<Tenant, 'sites'>): readonly PlanUpsell[] {
  const ofTenant = plans.filter(({ product }) => sitesOfProduct(product).some((site) => tenant.sites.includes(site)));
  const forTrials = plansForBuyer(plans, { isMember: false, isNew: false, isPortal: false }, tenant);
  const forMembers = plansForBuyer(plans, { isMember: true, isNew: false, isPortal: false }, tenant);
  const upsell = (kind: PlanUpsell['kind'], from: Plan, to: Plan | undefined) =>
    // A year begins after the paid period, so it is charged like a renewal.
    to === undefined ? [] : [{ kind, from, to, charged: kind === 'YEARLY_UPGRADE' ? to.rebill_price : to.first_price }];
  return [
    ...ofTenant
      .filter(({ kind }) => isTrialKind(kind))
      .flatMap((trial) => upsell('TRIAL_UPGRADE', trial, monthOf(forTrials, trial.product))),
    ...ofTenant
      .filter(({ product, kind }) => !isMultisiteGroup(product) && !isTrialKind(kind))
      .flatMap((plan) => forMembers.flatMap((several) => upsell('SEVERAL_SITES', plan, several))),
    ...ofTenant
      .filter(({ product, kind }) => isMultisiteGroup(product) && kind === 'month')
      .flatMap((month) => upsell('YEARLY_UPGRADE', month, yearOf(plans, month))),
  ];
}
