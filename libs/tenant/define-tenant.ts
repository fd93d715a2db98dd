import { type Tenant, type TenantInput, tenantSchema } from './tenant-schema.ts';

/** An invalid configuration: each path with the expected value. */
export class TenantConfigurationError extends Error {
  override readonly name = 'TenantConfigurationError';
}

/**
 * Checks a brand's configuration and fills its defaults (T01).
 * @throws TenantConfigurationError naming every wrong or missing item with its path
 */
export function defineTenant(input: TenantInput): Tenant {
  return parseTenant(input);
}

/** Checks a configuration that was read from `tenant.json`. */
export function parseTenant(input: unknown): Tenant {
  const result = tenantSchema.safeParse(input);
  if (result.success) return result.data;
  const id = (input as { id?: unknown } | null)?.id;
  const lines = result.error.issues.map((issue) => {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [];
    const path = [...issue.path, ...(keys.length === 1 ? keys : [])].map(String).join('.') || '(the whole)';
    return `  ${path}: ${issue.message}`;
  });
  throw new TenantConfigurationError(`Tenant "${String(id)}" has an invalid configuration:\n${lines.join('\n')}`);
}
