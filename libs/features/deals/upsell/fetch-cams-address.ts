import type { RawSearch } from '@network/core/routing/search-params.ts';
import type { ServerSide } from '@network/core/routing/server-side.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { dealTarget } from '../deal-targets.ts';

const CAMS_PATH = '/v1/outgoing-upsells-oneclick/cams';

/**
 * Requests the address of the cams for this person, with every query parameter, their email and the site.
 * @throws an Error, which the shared handler shows
 */
export async function fetchCamsAddress(
  server: Pick<ServerSide, 'postJson'>,
  tenant: Tenant,
  search: RawSearch,
  email: string,
): Promise<string> {
  const answer = await server.postJson(CAMS_PATH, { ...search, email, siteName: tenant.id });
  const body = answer.body as { readonly url?: unknown } | null;
  const url = answer.status >= 200 && answer.status < 300 ? dealTarget(body?.url, tenant) : null;
  if (url === null) throw new Error(`Failed to fetch cams oneclick url: ${answer.statusText}`);
  return url;
}
