import type { Product } from '../../membership/public.ts';
import { covers, sharesSite } from '../options/covers.ts';
import { type AgreementRow, renewalPeriod, type Renewals } from './agreement.ts';

/**
 * Returns whether a purchase takes the place of another agreement of its person, so that no site is paid twice: it opens all its
 * sites, or shares one with it while its last period has ended and its renewal is tried again.
 */
export function isReplacedBy(
  purchase: { readonly product: Product; readonly occurredAt: Date },
  other: Renewals & Pick<AgreementRow, 'status' | 'paid_period'> & { readonly product: Product },
): boolean {
  const isRetried =
    other.status === 'past-due' && renewalPeriod(other, other.paid_period + 1).from <= purchase.occurredAt;
  return covers(purchase.product, other.product) || (isRetried && sharesSite(purchase.product, other.product));
}
