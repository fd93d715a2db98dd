import { isRuntimeFlag } from './feature-flags.ts';
import type { Tenant } from './tenant-schema.ts';

/**
 * A brand with the flags that staff have switched: those of `runtime: true` alone. The same object where that changes nothing.
 */
export function switchedTenant(tenant: Tenant, flags: Readonly<Record<string, boolean>>): Tenant {
  const switched = Object.entries(flags).filter(
    ([name, isOn]) => isRuntimeFlag(name) && tenant.features[name] !== isOn,
  );
  if (switched.length === 0) return tenant;
  return { ...tenant, features: { ...tenant.features, ...Object.fromEntries(switched) } };
}
