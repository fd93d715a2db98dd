import { FileDown, Printer } from 'lucide-react';
import { formatDay } from '@network/core/i18n/days.ts';
import { language } from '@network/core/i18n/language.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { formatMoney } from '@network/core/i18n/money.ts';
import { receipts } from '@network/messages/receipts.ts';
import { Button } from '@network/ui/button/button.tsx';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { DataList } from '@network/ui/data-list/data-list.tsx';
import { Link } from '@network/ui/link/link.tsx';
import { HeaderSpace, PageContainer } from '@network/ui/page/page.tsx';
import type { ReceiptQuery } from '../api/receipt.generated.ts';
import { receiptFileHref, receiptHref } from '../receipt-address.ts';

export interface ReceiptScreenProps {
  readonly receipt: NonNullable<ReceiptQuery['receipt']>;
  readonly brand: string;
  readonly supportAddress: string;
}

/** A receipt as a sheet that prints alone, without the site around it. */
export function ReceiptScreen({ receipt, brand, supportAddress }: ReceiptScreenProps) {
  const t = useMessages(receipts);
  const { invoice } = receipt;
  return (
    <>
      <HeaderSpace />
      <PageContainer className="paper pt-10 pb-(--section-gap) large:pt-16">
        <div className="mx-auto flex max-w-176 flex-col gap-6">
          <p className="text-small">
            <Link href="/account">{t('back')}</Link>
          </p>
          <article className="printed-alone flex flex-col gap-6 rounded-card bg-raised p-6 shadow-card medium:p-10">
            <header className="flex flex-col gap-1">
              <p className="text-lead text-muted">{brand}</p>
              <h1 className="type-display text-title-2">{t('title')}</h1>
            </header>
            <DataList items={factsOf(receipt, brand, t)} />
            <Voucher receipt={receipt} />
            <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-lead font-semibold">
              <span>{t(`kinds.${invoice.kind}`)}</span>
              <span className="text-title-3 tabular-nums">{formatMoney(invoice.amount)}</span>
            </p>
            <Tax receipt={receipt} />
            <PartialRefunds receipt={receipt} />
            <Reversal receipt={receipt} />
            <footer className="flex flex-col gap-1 text-small text-muted">
              <p className="break-words">{t('support', { address: supportAddress })}</p>
            </footer>
          </article>
          <div className="flex flex-wrap gap-3">
            <ButtonLink href={receiptFileHref(invoice.id)} download>
              <FileDown aria-hidden="true" />
              {t('download')}
            </ButtonLink>
            <Button variant="outline" onClick={() => window.print()}>
              <Printer aria-hidden="true" />
              {t('print')}
            </Button>
          </div>
        </div>
      </PageContainer>
    </>
  );
}

type Texts = ReturnType<typeof useMessages<typeof receipts>>;

function factsOf({ invoice, billedTo, reverses }: ReceiptScreenProps['receipt'], brand: string, t: Texts) {
  return [
    { term: t('number'), value: invoice.transactionId },
    { term: t('date'), value: formatDay(invoice.chargedAt) },
    { term: t('item'), value: invoice.description },
    { term: t('billedTo'), value: billedTo },
    { term: t('seller'), value: brand },
    { term: t('biller'), value: invoice.biller.name },
    ...(reverses
      ? [{ term: t('reverses'), value: <Link href={receiptHref(reverses.id)}>{reverses.transactionId}</Link> }]
      : []),
  ];
}

/** The price, and what a voucher paid of it. */
function Voucher({ receipt: { voucher } }: Pick<ReceiptScreenProps, 'receipt'>) {
  const t = useMessages(receipts);
  if (!voucher) return null;
  const { code, amount, price } = voucher;
  return [
    { term: t('price'), value: price },
    { term: t('voucher', { code }), value: amount },
  ].map(({ term, value }) => (
    <p key={term} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <span className="break-words">{term}</span>
      <span className="tabular-nums">{formatMoney(value)}</span>
    </p>
  ));
}

/** The tax that the amount includes. */
function Tax({ receipt: { tax } }: Pick<ReceiptScreenProps, 'receipt'>) {
  const t = useMessages(receipts);
  if (!tax) return null;
  const rate = new Intl.NumberFormat(language(), { style: 'percent', maximumFractionDigits: 2 }).format(
    tax.rate / 10_000,
  );
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-muted">
      <span>{t('tax', { rate, name: tax.name })}</span>
      <span className="tabular-nums">{formatMoney(tax.amount)}</span>
    </p>
  );
}

/** Parts of the charge that were refunded, each with its own receipt. */
function PartialRefunds({ receipt: { partialRefunds } }: Pick<ReceiptScreenProps, 'receipt'>) {
  const t = useMessages(receipts);
  return partialRefunds.map(({ id, amount, chargedAt }) => (
    <p key={id}>
      <Link href={receiptHref(id)}>
        {t('partRefunded', { amount: formatMoney(amount), date: formatDay(chargedAt) })}
      </Link>
    </p>
  ));
}

/** What took the charge back, with its own receipt. */
function Reversal({ receipt: { reversedBy } }: Pick<ReceiptScreenProps, 'receipt'>) {
  const t = useMessages(receipts);
  if (!reversedBy || reversedBy.kind === 'CHARGE') return null;
  return (
    <p>
      <Link href={receiptHref(reversedBy.id)}>
        {t(`reversed.${reversedBy.kind}`, { date: formatDay(reversedBy.chargedAt) })}
      </Link>
    </p>
  );
}
