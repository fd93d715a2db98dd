import type { Transaction } from 'kysely';
import type { Tables } from '../../../../db/database.ts';
import type { CardFacts } from '../billers/biller.ts';
import type { AgreementRow } from '../subscription/agreement.ts';
import { cardName } from './card-name.ts';

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
  /** `Visa ending 1111`, in the language of the request. */
  readonly name: string;
  /** `04/27`, as it is printed on the card; null where the biller does not say. */
  readonly expires: string | null;
}

type CardColumns = Pick<AgreementRow, 'card_brand' | 'card_last_four' | 'card_expires'>;

/** The card of an agreement; null where its biller does not say which one it charges. */
export function cardOnFile(columns: CardColumns): CardOnFile | null {
  if (columns.card_last_four === null) return null;
  return { name: cardName(columns), expires: columns.card_expires && printedExpiry(columns.card_expires) };
}

/** The last month of a card as it is printed on it: `04/27` for `2027-04`. */
export function printedExpiry(month: string): string {
  const [year = '', number = ''] = month.split('-');
  return `${number}/${year.slice(2)}`;
}
