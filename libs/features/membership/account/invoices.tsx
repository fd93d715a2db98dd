import { formatDay } from '@network/core/i18n/days.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { formatMoney } from '@network/core/i18n/money.ts';
import { membership } from '@network/messages/membership.ts';
import { receipts } from '@network/messages/receipts.ts';
import { Link } from '@network/ui/link/link.tsx';
import { receiptHref } from '../receipt-address.ts';
import type { MembershipBilling } from '@network/core/session/membership-query.ts';

/** Every charge and reversal, newest first. */
export function Invoices({ invoices }: { readonly invoices: MembershipBilling['invoices'] }) {
  const t = useMessages(membership);
  const receiptTexts = useMessages(receipts);
  return (
    <section aria-labelledby="invoices-title" className="flex flex-col gap-3">
      <h3 id="invoices-title" className="text-lead font-semibold">
        {t('invoices.title')}
      </h3>
      <ul
        role="list"
        aria-labelledby="invoices-title"
        // A scrolling region has to be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="max-h-96 divide-y divide-subtle overflow-y-auto border-y border-subtle"
      >
        {invoices.map((invoice) => (
          <li key={invoice.id} className="flex flex-wrap items-baseline gap-x-6 gap-y-1 py-3">
            <span className="w-52 shrink-0 text-small text-muted">{formatDay(invoice.chargedAt)}</span>
            <span className="min-w-48 flex-1">
              {invoice.description}
              <span className="block text-caption text-muted">
                {t('invoices.transaction', { biller: invoice.biller.name, number: invoice.transactionId })}
              </span>
            </span>
            <span className="text-small">
              <Link href={receiptHref(invoice.id)}>{receiptTexts('open')}</Link>
            </span>
            <span className="tabular-nums">
              {invoice.kind === 'CHARGE' ? null : (
                <span className="mr-2 text-small text-muted">{t(`invoices.kinds.${invoice.kind}`)}</span>
              )}
              {invoice.kind === 'CHARGE' ? '' : '−'}
              {formatMoney(invoice.amount)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
