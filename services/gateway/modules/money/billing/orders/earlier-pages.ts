import type { GatewayServices } from '../../../../services.ts';
import type { PlansTable } from '../tables.ts';
import { billerOf } from '../billers/biller-directory.ts';
import { covers } from '../options/covers.ts';
import { isTrialKind } from '../options/join-options.ts';
import { queryBiller } from '../postbacks/query-biller.ts';
import { OPEN_STATUSES } from './end-open-orders.ts';
import { isFreeSignup } from './free-signup.ts';
import { closeOrder } from './order-repository.ts';
import { accountRows } from '../../../people/identity/public.ts';

/**
 * The buyer: a signed-in user, or a new person's email, in a browser. The hash is of its secret;
 * a browser without one has opened no other page that could be known.
 */
export type Buyer = ({ readonly userId: string } | { readonly email: string }) & {
  readonly browserHash: string | null;
};

/**
 * Closes the payment pages that a person left open in this browser, or signed in, for what they are about to buy, in
 * another tab or another day, so that one of them is paid. Another browser's pages are not theirs to close. A page that
 * can't be closed was paid or is being paid: its outcome is taken in now, and a payment too many is refunded.
 * An unreachable biller does not prevent a purchase.
 * @returns whether such a page turned out to be paid
 */
export async function closeEarlierPages(services: GatewayServices, who: Buyer, plan: PlansTable): Promise<boolean> {
  const { db, clock, log } = services;
  const open = await db
    .selectFrom('billing_orders as earlier')
    .innerJoin('plans', 'plans.id', 'earlier.plan_id')
    .select([
      'earlier.id',
      'earlier.biller',
      'earlier.kind as orderKind',
      'earlier.amount',
      'plans.product',
      'plans.kind',
    ])
    .where('earlier.channel', '=', 'hosted')
    .where('earlier.status', 'in', OPEN_STATUSES)
    .where((where) =>
      'email' in who
        ? where.and([where('earlier.email', '=', who.email), where('earlier.browser_hash', '=', who.browserHash)])
        : where.or([
            where('earlier.user_id', '=', who.userId),
            where.and([
              where(
                'earlier.email',
                '=',
                where.selectFrom(accountRows(db).as('users')).select('users.email').where('users.id', '=', who.userId),
              ),
              where('earlier.browser_hash', '=', who.browserHash),
            ]),
          ]),
    )
    .orderBy('earlier.created_at')
    .execute();
  let isPaid = false;
  for (const { id, biller, orderKind, amount, ...earlier } of open) {
    if (!competes(earlier, plan)) continue;
    try {
      const page = await billerOf(services, biller).endPage(id);
      if (page === 'ended') await closeOrder(db, id, 'abandoned', clock.now());
      else if (page === 'open') {
        const events = await queryBiller(services, biller, id, clock.now());
        // An order that costs nothing opens nothing before its mailed link is pressed.
        const opensAtOnce = !isFreeSignup({ kind: orderKind, amount });
        isPaid ||= opensAtOnce && events.some(({ kind }) => kind === 'charged');
      }
    } catch (error) {
      log.warn({ err: error, order: id, biller }, 'earlier payment page not closed');
    }
  }
  return isPaid;
}

/** Returns whether the two exclude each other: one opens all that the other does, or they are two trials. */
function competes(one: Pick<PlansTable, 'product' | 'kind'>, other: PlansTable): boolean {
  if (isTrialKind(one.kind) && isTrialKind(other.kind)) return true;
  return covers(one.product, other.product) || covers(other.product, one.product);
}
