import { fillText } from '@network/messages/catalogue/fill-text.ts';
import { cardNames as inEnglish } from '@network/messages/recovery-mails.ts';
import { spoken } from '../../../../http/language.ts';
import type { AgreementRow } from '../subscription/agreement.ts';

const texts = spoken(inEnglish);

type NamingColumns = Pick<AgreementRow, 'card_brand' | 'card_last_four'>;

/**
 * Names a card as people recognise it, in the language of the request or mail: `Visa ending 1111`; the brand alone, or
 * `your card`, where its biller says no more.
 */
export function cardName({ card_brand: brand, card_last_four: lastFour }: NamingColumns): string {
  if (lastFour === null) return brand ?? texts.unknown;
  const values: Readonly<Record<string, string>> = { lastFour, ...(brand === null ? {} : { brand }) };
  return fillText(brand === null ? texts.endingAlone : texts.ending, (name) => values[name]);
}
