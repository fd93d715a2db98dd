import { type Expression, type RawBuilder, sql } from 'kysely';
import { BASE_CURRENCY } from '@network/validation/currencies.ts';
import type { Database } from '../../../../db/database.ts';
import { REUSED_PLAN } from '../../../../db/reused-plans.ts';
import { slot, type StoredStatement, storeStatement } from '../../../../db/stored-statement.ts';
import type { PartOfCall } from '../../../../http/person-facts.ts';
import type { GatewayServices } from '../../../../services.ts';
import { offeredBillers } from '../billers/biller-directory.ts';
import { capabilitiesOf } from '../billers/capabilities.ts';
import { CARD_ROUTES } from '../choice/card-routes.ts';
import { type CardOnFile, cardOnFile } from '../recovery/card-on-file.ts';
import type { AgreementRow } from '../subscription/agreement.ts';

/** A payment whose card can be charged again without being entered. */
export interface StoredCard {
  readonly biller: AgreementRow['biller'];
  readonly transactionId: string;
  /** Null where its biller does not say which card it is. */
  readonly card: CardOnFile | null;
}

type LastPayment = Pick<
  AgreementRow,
  'biller' | 'token_transaction_id' | 'card_brand' | 'card_last_four' | 'card_expires'
>;

let stored: StoredStatement<LastPayment> | null = null;

/**
 * The payment that a person's next one may build on: their last one of which nothing was charged back. Null where its
 * biller sells nothing here, can't charge a stored card, or does not take the currency.
 */
export async function storedCard(
  services: Pick<GatewayServices, 'db' | 'config' | 'clock'>,
  userId: string,
  currency: string = BASE_CURRENCY,
): Promise<StoredCard | null> {
  stored ??= storeStatement(lastPaymentQuery(services.db));
  const [row] = await stored.execute(services.db, { userId });
  return cardOfPayment(services, row ?? null, currency);
}

/**
 * Reads that last payment along with the session, for a call that answers what its person can buy by one click;
 * `cardOfPayment` says what it is worth.
 */
export const lastPaymentOfPerson: PartOfCall<LastPayment | null, LastPayment | null> = {
  name: 'last_payment',
  shape: 'last payment',
  values: {},
  select: (person) => sql`(select row_to_json(payment) from (${lastPayment(person)}) payment)`,
  read: (json) => json,
};

/** The card of a last payment that was read before, by the rules of `storedCard`. */
export function cardOfPayment(
  services: Pick<GatewayServices, 'db' | 'config' | 'clock'>,
  payment: LastPayment | null,
  currency: string = BASE_CURRENCY,
): StoredCard | null {
  if (payment === null || !offeredBillers(services).includes(payment.biller)) return null;
  if (!CARD_ROUTES[payment.biller].currencies.includes(currency)) return null;
  if (!capabilitiesOf(services, payment.biller).oneClick) return null;
  return { biller: payment.biller, transactionId: payment.token_transaction_id, card: cardOnFile(payment) };
}

function lastPayment(userId: Expression<string>): RawBuilder<LastPayment> {
  return sql<LastPayment>`
    select agreement.biller, agreement.token_transaction_id,
      agreement.card_brand, agreement.card_last_four, agreement.card_expires
    from billing_agreements agreement
    where agreement.user_id = ${userId} and not exists (
      select from billing_transactions reversal where reversal.user_id = ${userId} and reversal.kind = 'chargeback'
    )
    order by agreement.status_at desc, agreement.id
    limit 1`;
}

function lastPaymentQuery(db: Database) {
  const rows = lastPayment(sql<string>`${slot('userId')}::text`);
  return db
    .selectFrom(sql<LastPayment>`(${rows})`.as('payment'))
    .selectAll('payment')
    .modifyEnd(REUSED_PLAN);
}
