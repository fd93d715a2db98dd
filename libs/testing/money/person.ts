import { sessionOf } from '@network/gateway/modules/money/billing/testing/public.ts';
import type { Confirmed } from './model/confirmed.ts';
import type { World } from './world.ts';

/** Somebody whose history is played. */
export interface Person extends Confirmed {
  readonly email: string;
  /** The email of whom they give memberships to. */
  readonly friend: string;
  /** Addresses of payment pages that were opened, oldest first. */
  readonly pages: string[];
  readonly acknowledged: Confirmed['acknowledged'][number][];
  readonly answers: Confirmed['answers'][number][];
  readonly promises: Confirmed['promises'][number][];
  readonly pauses: Confirmed['pauses'][number][];
  readonly gifts: Confirmed['gifts'][number][];
  readonly redemptions: Confirmed['redemptions'][number][];
  readonly refusedCodes: Confirmed['refusedCodes'][number][];
  /** When links for a new password were requested. */
  readonly resets: Date[];
}

let count = 0;

export function newPerson(): Person {
  count += 1;
  const confirmed = { acknowledged: [], answers: [], promises: [], pauses: [] };
  const friendsSide = { friend: `friend-${count}@example.com`, gifts: [], redemptions: [], refusedCodes: [] };
  return { email: `person-${count}@example.com`, pages: [], resets: [], ...confirmed, ...friendsSide };
}

/** The account of a person, or null before one is made. */
export const userIdOf = (world: World, { email }: Person): Promise<string | null> => accountOf(world, email);

/** The account with an email, or null where there is none. */
export async function accountOf({ gateway }: World, email: string): Promise<string | null> {
  const { db } = gateway.services;
  const user = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  return user?.id ?? null;
}

/**
 * What the gateway answers a brand's server: for a visitor, or for the person on a session of theirs.
 * @throws Error for errors of the call
 */
export async function queryGateway<Data>(
  { gateway }: World,
  brand: string,
  userId: string | null,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<Data> {
  const headers = { 'x-client-address': `198.51.100.${count % 250}` };
  const caller =
    userId === null ? ({ tenant: brand, area: 'members' } as const) : await sessionOf(gateway, userId, brand);
  const { data, errors } = await gateway.graphql<Data>(query, variables, { ...caller, headers });
  if (errors) throw new Error(errors.map(({ message }) => message).join('; '));
  return data;
}
