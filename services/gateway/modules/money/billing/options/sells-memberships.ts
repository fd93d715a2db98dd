import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { readAlone } from '../../../../db/read-together.ts';
import type { GatewayServices } from '../../../../services.ts';
import { billersTaking } from '../choice/choose-biller.ts';
import { offeredFor } from './load-options.ts';

/**
 * Returns whether a visitor of a brand can buy a membership: a plan is on sale there, and a biller takes payments. Pages that say
 * so need no person and no country.
 */
export async function sellsMemberships(
  services: Pick<GatewayServices, 'db' | 'shared' | 'config'>,
  tenant: Pick<Tenant, 'sites' | 'combined'>,
): Promise<boolean> {
  const visitor = { membership: null, read: readAlone(services.db) };
  const { onOffer, currency } = await offeredFor(services, visitor, { tenant, country: null });
  return onOffer.length > 0 && billersTaking(services, { country: null, currency }).length > 0;
}
