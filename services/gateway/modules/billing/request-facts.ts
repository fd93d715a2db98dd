import type { RequestContext } from '../../http/request-context.ts';
import type { WelcomeCaller } from './welcome/welcome-grant.ts';
import { offeredFor, type Offered } from './options/load-options.ts';
import { membershipOfPerson } from '../membership/public.ts';

const offered = new WeakMap<RequestContext, Promise<Offered>>();

/** What this request's person may buy here, loaded once a request; nothing without a tenant. */
export function offeredTo(context: RequestContext): Promise<Offered> {
  const known = offered.get(context) ?? load(context);
  offered.set(context, known);
  return known;
}

async function load(context: RequestContext): Promise<Offered> {
  const { services, tenant } = context;
  if (tenant === null) return { membership: null, plans: [], onOffer: [] };
  const person = await context.person();
  return offeredFor(services, person?.facts.get(membershipOfPerson) ?? null, tenant);
}

/** The browser and the person of this request, for the rule of welcome data. */
export async function welcomeCaller({ browser, person }: RequestContext): Promise<WelcomeCaller> {
  return { browser, userId: (await person())?.userId ?? null };
}
