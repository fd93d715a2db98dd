import type { Transaction } from 'kysely';
import type { Tables } from '../../../../db/database.ts';
import type { CardFacts } from '../billers/biller.ts';
import type { AgreementRow } from '../subscription/agreement.ts';

/**
 * Stores what a biller says of the card that an agreement charges. Of two messages the later one counts, in whichever order
 * they arrive. A message that names a card replaces all that was known of the one before.
 */
export async function storeCard(
  trx: Transaction<Tables>,
  agreementId: string,
  card: CardFacts | undefined,
  seenAt: Date,
): Promise<void> {
  if (card === undefined) return;
  await trx
    .updateTable('billing_agreements')
    .set({ card_brand: card.brand, card_last_four: card.lastFour, card_expires: card.expires, card_seen_at: seenAt })
    .where('id', '=', agreementId)
    .where((where) => where.or([where('card_seen_at', 'is', null), where('card_seen_at', '<=', seenAt)]))
    .execute();
}

/** The card that an agreement charges, as people recognise it. */
export interface CardOnFile {
  /** `Visa ending 1111`. */
  readonly name: string;
  /** `04/27`, as it is printed on the card; null where the biller does not say. */
  readonly expires: string | null;
}

type CardColumns = Pick<AgreementRow, 'card_brand' | 'card_last_four' | 'card_expires'>;

/** The card of an agreement; null where its biller does not say which one it charges. */
export function cardOnFile({
  card_brand: brand,
  card_last_four: lastFour,
  card_expires,
}: CardColumns): CardOnFile | null {
  if (lastFour === null) return null;
  return { name: `${brand ?? 'Card'} ending ${lastFour}`, expires: card_expires && printedExpiry(card_expires) };
}

/** The last month of a card as it is printed on it: `04/27` for `2027-04`. */
export function printedExpiry(month: string): string {
  const [year = '', number = ''] = month.split('-');
  return `${number}/${year.slice(2)}`;
}
