import { BASE_CURRENCY } from '@network/validation/currencies.ts';
import { readAlone, type ReadPart, readTogether } from '../../../db/read-together.ts';
import type { RequestContext, SignedInPerson } from '../../../http/request-context.ts';
import type { WelcomeCaller } from './welcome/welcome-grant.ts';
import { offeredFor, type Offered } from './options/load-options.ts';
import { membershipOfPerson } from '../membership/public.ts';

const offered = new WeakMap<RequestContext, Promise<Offered>>();

/** Loads what this request's person may buy here, once a request; nothing without a tenant. */
export function offeredTo(context: RequestContext): Promise<Offered> {
  const known = offered.get(context) ?? load(context);
  offered.set(context, known);
  return known;
}

async function load(context: RequestContext): Promise<Offered> {
  const { services, tenant } = context;
  if (tenant === null) return { membership: null, plans: [], paid: [], currency: BASE_CURRENCY, onOffer: [] };
  const person = await context.person();
  const membership = person?.facts.get(membershipOfPerson) ?? null;
  const read = person ? readerOf(context, person) : readAlone(services.db);
  return offeredFor(services, { membership, read }, { tenant, country: context.country });
}

/** Reads about the person of a page: what the page's operations request at the same time is one statement. */
export function readerOf({ services }: Pick<RequestContext, 'services'>, { facts }: SignedInPerson): ReadPart {
  return readTogether(services.db, facts);
}

/** A subscription of this request's person; null for another's and without a tenant. */
export async function ownSubscription(context: RequestContext, subscriptionId: string) {
  const person = context.tenant && (await context.person());
  const membership = person?.facts.get(membershipOfPerson);
  const subscription = membership?.subscriptions.find(({ id }) => id === subscriptionId);
  if (!person || !membership || !subscription) return null;
  return { person, membership, subscription };
}

/** The browser and the person of this request, for the rule of welcome data. */
export async function welcomeCaller({ browser, person }: RequestContext): Promise<WelcomeCaller> {
  const signedIn = await person();
  return { browser, userId: signedIn?.userId ?? null, sessionId: signedIn?.sessionId ?? null };
}
