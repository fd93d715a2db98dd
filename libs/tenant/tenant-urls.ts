import { TenantConfigurationError } from './define-tenant.ts';
import { type Tenant, type TenantUrls, tenantSchema } from './tenant-schema.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const urlsSchema = tenantSchema.shape.urls;

/**
 * A brand's effective addresses: an override from the environment (`VIXEN_TOUR_URL`, `VIXEN_MEMBERS_URL`,
 * `VIXEN_ASSETS_URL`, `VIXEN_FILMS_URL`, `VIXEN_API_URL`, `VIXEN_PARTNER_URL`), else the committed ones in production, else
 * `<tenant>.localhost` on PORT, where the brand serves its pictures itself, with the sandbox in place of partners.
 * @throws TenantConfigurationError naming the variable
 */
export function effectiveUrls(tenant: Pick<Tenant, 'id' | 'urls'>, env: Environment): TenantUrls {
  const base = env['NODE_ENV'] === 'production' ? tenant.urls : localUrls(tenant.id, env);
  const urls: TenantUrls = { ...base };
  for (const key of ['tour', 'members', 'assets', 'films', 'api', 'partner'] as const) {
    const variable = `${tenant.id.toUpperCase()}_${key.toUpperCase()}_URL`;
    const value = env[variable];
    if (!value) continue;
    const checked = urlsSchema.shape.tour.safeParse(value);
    if (!checked.success) {
      throw new TenantConfigurationError(`${variable}: ${checked.error.issues[0]?.message}, got "${value}"`);
    }
    urls[key] = value;
  }
  return urls;
}

function localUrls(id: string, env: Environment): TenantUrls {
  const port = env['PORT'] ?? '4200';
  return {
    tour: `http://${id}.localhost:${port}`,
    members: `http://members.${id}.localhost:${port}`,
    api: `http://localhost:${env['GATEWAY_PORT'] ?? '4000'}`,
    partner: `http://localhost:${env['BILLER_PORT'] ?? '4100'}`,
  };
}
