import { formatDay } from '@network/core/i18n/days.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { formatMoney } from '@network/core/i18n/money.ts';
import type { OwnMembership } from '@network/core/session/own-memberships-query.ts';
import { membership as texts } from '@network/messages/membership.ts';
import { ownMemberships } from '@network/messages/own-memberships.ts';
import { receipts } from '@network/messages/receipts.ts';
import { Disclosure } from '@network/ui/disclosure/disclosure.tsx';
import { Link } from '@network/ui/link/link.tsx';
import { receiptHref } from '../receipt-address.ts';

/** The charges and reversals of a membership, each with its receipt; nothing where there are none. */
export function MembershipReceipts({ membership }: { readonly membership: OwnMembership }) {
  const t = useMessages(ownMemberships);
  const membershipTexts = useMessages(texts);
  const receiptTexts = useMessages(receipts);
  const { name, invoices } = membership;
  if (invoices.length === 0) return null;
  return (
    <Disclosure summary={t('receipts', { count: invoices.length })}>
      <ul role="list" aria-label={t('receiptsOf', { name })} className="divide-y divide-subtle border-y border-subtle">
        {invoices.map((invoice) => (
          <li key={invoice.id} className="flex flex-wrap items-baseline gap-x-6 gap-y-1 py-3 text-small">
            <span className="min-w-40 flex-1">
              {formatDay(invoice.chargedAt)}
              <span className="block text-caption text-muted">{invoice.description}</span>
            </span>
            <Link href={receiptHref(invoice.id)}>{receiptTexts('open')}</Link>
            <span className="min-w-20 text-right tabular-nums">
              {invoice.kind === 'CHARGE' ? null : (
                <span className="mr-2 text-muted">{membershipTexts(`invoices.kinds.${invoice.kind}`)}</span>
              )}
              {invoice.kind === 'CHARGE' ? '' : '−'}
              {formatMoney(invoice.amount)}
            </span>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
