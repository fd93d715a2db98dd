import { isMultisiteGroup } from '@network/lifecycle/multisite/multisite.ts';
import { billing as billingInEnglish } from '@network/messages/billing.ts';
import { worthOfCodes as inEnglish } from '@network/messages/gift-mails.ts';
import { brandNameOf } from '../../../config/known-network.ts';
import type { Product } from '../membership/public.ts';
import { requestLanguage, spoken } from '../../../http/language.ts';
import type { Worth } from './worth.ts';

const billing = spoken(billingInEnglish);
const texts = spoken(inEnglish);

/** What a gift opens and for how long, as people read it: `3 months of Vixen`. */
export function periodName(product: Product, months: number): string {
  return fillIn(months === 1 ? texts.oneMonth : texts.months, months, productName(product));
}

/** What a code brings, as people read it. */
export function worthName(worth: Worth): string {
  switch (worth.kind) {
    case 'gift':
      return periodName(worth.product, worth.months);
    case 'days':
      return fillIn(worth.days === 1 ? texts.oneDay : texts.days, worth.days, productName(worth.product));
    case 'gems':
      return fillIn(texts.gems, worth.gems, '');
  }
}

function productName(product: Product): string {
  return isMultisiteGroup(product) || product === 'portal' ? billing.plans.allSites : brandNameOf(product);
}

function fillIn(text: string, count: number, what: string): string {
  return text.replace('{count}', count.toLocaleString(requestLanguage())).replace('{what}', what);
}
