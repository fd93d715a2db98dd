import { formatDay } from '@network/core/i18n/days.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { formatMoney } from '@network/core/i18n/money.ts';
import { membership } from '@network/messages/membership.ts';
import { receipts } from '@network/messages/receipts.ts';
import { Disclosure } from '@network/ui/disclosure/disclosure.tsx';
import { Link } from '@network/ui/link/link.tsx';
import { receiptHref } from '../receipt-address.ts';
import type { MembershipBilling } from '@network/core/session/membership-query.ts';

type Invoice = MembershipBilling['invoices'][number];

/** How many are shown at first: half a year of months. */
const NEWEST = 6;

/**
 * Every charge and reversal, newest first. Earlier ones are behind a button: a list that scrolls by itself would cut one in two,
 * and hide that there are more.
 */
export function Invoices({ invoices }: { readonly invoices: readonly Invoice[] }) {
  const t = useMessages(membership);
  const earlier = invoices.slice(NEWEST);
  return (
    <section aria-labelledby="invoices-title" className="flex flex-col gap-3">
      <h3 id="invoices-title" className="text-lead font-semibold">
        {t('invoices.title')}
      </h3>
      <InvoiceList invoices={invoices.slice(0, NEWEST)} label={t('invoices.title')} />
      {earlier.length > 0 ? (
        <Disclosure summary={t('invoices.earlier', { count: earlier.length })}>
          <InvoiceList invoices={earlier} label={t('invoices.earlier', { count: earlier.length })} />
        </Disclosure>
      ) : null}
    </section>
  );
}

function InvoiceList({ invoices, label }: { readonly invoices: readonly Invoice[]; readonly label: string }) {
  const t = useMessages(membership);
  const receiptTexts = useMessages(receipts);
  return (
    <ul role="list" aria-label={label} className="divide-y divide-subtle border-y border-subtle">
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
  );
}
