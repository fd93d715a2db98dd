import { type Experiment, withSetting } from '@network/tenant/experiments.ts';
import { switchedTenant } from '@network/tenant/switched-tenant.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { BrandSettings } from '@network/validation/publications.ts';

/**
 * The brand as staff have switched it: as configured until the gateway says otherwise, and as it said last while the gateway or its
 * database is slow or away.
 */
export interface RunningBrand {
  readonly tenant: () => Tenant;
  readonly experiments: () => readonly Experiment[];
  /** Whether a visitor is offered a membership; assumed until the gateway says otherwise. */
  readonly sellsMemberships: () => boolean;
  /** Takes what the gateway says. @returns whether any page may look different now */
  readonly apply: (settings: BrandSettings) => boolean;
}

/** Begins with what the release and the environment say. */
export function createRunningBrand(configured: Tenant, defined: readonly Experiment[]): RunningBrand {
  let tenant = configured;
  let experiments = defined;
  let isSelling = true;
  const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
  return {
    tenant: () => tenant,
    experiments: () => experiments,
    sellsMemberships: () => isSelling,
    apply: (settings) => {
      const switched = switchedTenant(configured, settings.flags);
      const set = defined.map((each) => withSetting(each, settings.experiments[each.id]));
      const sells = settings.sellsMemberships ?? true;
      const isOther = !isSame([switched.features, set, sells], [tenant.features, experiments, isSelling]);
      // The tenant stays the same object while its flags are the same, so that pages made from it can stay the same,
      // too.
      if (!isSame(switched.features, tenant.features)) tenant = switched;
      experiments = set;
      isSelling = sells;
      return isOther;
    },
  };
}
