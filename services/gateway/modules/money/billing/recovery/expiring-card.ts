import type { AgreementRow } from '../subscription/agreement.ts';
import { cardName } from './card-name.ts';
import { printedExpiry } from './card-on-file.ts';
import { nextChargeAt } from '../subscription/agreement.ts';

/** A card that is no longer valid when it is charged next. */
export interface ExpiringCard {
  /** `Visa ending 1111`, in the language of the request; `your card` where nothing of it is known. */
  readonly card: string;
  /** `04/27`, as it is printed on the card. */
  readonly expires: string;
  readonly renewsAt: Date;
}

/** The card of an agreement, where its last month is over at the next renewal; null for any other. */
export function expiringCard(row: AgreementRow): ExpiringCard | null {
  const renewsAt = nextChargeAt(row);
  if (row.card_expires === null || renewsAt === null || row.status !== 'running') return null;
  if (row.card_expires >= renewsAt.toISOString().slice(0, 7)) return null;
  return { card: cardName(row), expires: printedExpiry(row.card_expires), renewsAt };
}
