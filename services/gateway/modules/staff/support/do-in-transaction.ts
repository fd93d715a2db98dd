import { lockAccount, loadAccountOfMember } from '../../people/identity/public.ts';
import { brandJoinedLast } from '../../money/membership/public.ts';
import type { Database } from '../../../db/database.ts';
import type { GatewayServices } from '../../../services.ts';
import { withLockOfBefore } from './locked-accounts/locked-before.ts';
import { type Doing, Refused } from './member-action.ts';

type About = Pick<Doing, 'key' | 'askedBy'> & { readonly memberId: string };

/** A transaction of an action: the member is locked first of all, as whatever changes what a person pays for does. */
export function doInTransaction<Result>(
  services: GatewayServices,
  { memberId, key, askedBy }: About,
  work: (doing: Doing) => Promise<Result>,
): Promise<Result> {
  return services.db
    .transaction()
    .execute(async (trx) => work(await doingAbout(trx, services, { memberId, key, askedBy })));
}

/** Locks the member in the caller's transaction, and returns what the action works with. */
export async function doingAbout(
  trx: Database,
  services: GatewayServices,
  { memberId, key, askedBy }: About,
): Promise<Doing> {
  if (!(await lockAccount(trx, memberId, 'no key update'))) throw new Refused('memberGone');
  const account = await loadAccountOfMember(trx, memberId);
  if (account === null) throw new Refused('memberGone');
  const member = await withLockOfBefore(trx, account);
  return {
    trx,
    services,
    member,
    brand: await brandOf(trx, services, memberId),
    key,
    askedBy,
    now: services.clock.now(),
  };
}

/** The brand that was joined last, or the first one there is for somebody who never joined. */
export async function brandOf(
  db: Database,
  { tenants }: Pick<GatewayServices, 'tenants'>,
  memberId: string,
): Promise<string> {
  const joined = await brandJoinedLast(db, memberId);
  if (joined !== null && tenants.find(joined) !== null) return joined;
  const [first] = tenants.all();
  if (first === undefined) throw new Error('There is no brand that a member could be written to from.');
  return first.id;
}
