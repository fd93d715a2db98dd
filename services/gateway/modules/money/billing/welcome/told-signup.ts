import { BASE_CURRENCY } from '@network/validation/currencies.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { WelcomeCheckInput, WelcomeSignup } from '../../../../graphql/resolvers.generated.ts';
import type { GatewayServices } from '../../../../services.ts';
import { billerView, isBillerId, isNativeBiller } from '../../membership/public.ts';
import { billersTaking, inOrderOf } from '../choice/choose-biller.ts';
import type { ElsewhereCaller } from '../orders/open-again.ts';
import { isWelcomeData } from './hashed-member-id.ts';
import { verifiedOrder } from './welcome-check.ts';
import { welcomeData } from './welcome-data.ts';
import { mayHearOf } from './welcome-grant.ts';
import { welcomeSignup } from './welcome-signup.ts';

export interface SignupQuery {
  readonly input: WelcomeCheckInput;
  readonly biller: string | null;
  readonly caller: ElsewhereCaller;
}

/**
 * What a browser is told of the signup that welcome data identify. One that did not begin the order is told the same of
 * each order, be there one or none: to sign in. Null for data that do not verify.
 */
export async function toldSignup(
  services: GatewayServices,
  tenant: Tenant | null,
  query: SignupQuery,
): Promise<WelcomeSignup | null> {
  const order = await verifiedOrder(services, tenant, query.input);
  if (order !== null && (await mayHearOf(services, order, query.caller))) return welcomeSignup(services, tenant, query);
  return tenant && isVerified(services, tenant, query.input) && mayBeOf(query.biller)
    ? nothingTold(services, tenant, query)
    : null;
}

/** Returns whether welcome data are those of the tenant, whatever order they name. */
function isVerified(
  services: Pick<GatewayServices, 'config'>,
  tenant: Tenant,
  { site, memberId, hashedMemberId }: WelcomeCheckInput,
): boolean {
  return site === tenant.id.toUpperCase() && isWelcomeData(services, memberId, tenant.id, hashedMemberId);
}

/** Returns whether a signup may be one of a named biller: a native one has no pages of its own. */
const mayBeOf = (biller: string | null): boolean => biller === null || (isBillerId(biller) && !isNativeBiller(biller));

/** Repeats what the address says; everything else is the same for each order of the brand. */
function nothingTold(
  services: GatewayServices,
  tenant: Tenant,
  { input, caller }: Pick<SignupQuery, 'input' | 'caller'>,
): WelcomeSignup {
  const order = { member_id: input.memberId, tenant_id: tenant.id };
  const { username, siteId } = welcomeData(services, order, { product: tenant.id });
  const [first = 'vendo'] = inOrderOf(
    tenant,
    billersTaking(services, { country: caller.country, currency: BASE_CURRENCY }),
  );
  return {
    username,
    siteId,
    status: 'SIGN_IN_REQUIRED',
    biller: billerView(services, first),
    confirmBy: null,
    isTrial: false,
    mailedTo: null,
    freeTrialEndsAt: null,
    chargesCardAgain: false,
    returnedBecause: null,
    isRefunded: false,
    name: null,
    declineReason: null,
    elsewhere: null,
    repeatable: null,
  };
}
