import { Gift } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { gifts } from '@network/messages/gifts.ts';
import { Wordmark } from '@network/ui/wordmark/wordmark.tsx';

export interface GiftCardProps {
  readonly brand: string;
  /** What it brings: `3 months of Vixen`. */
  readonly title: string;
  readonly sender: string | null;
  readonly message: string | null;
  /** The code and how to redeem it, on the card to print. */
  readonly children?: ReactNode;
}

/** A gift as a card in the brand's look: what it brings, and what the giver wrote. */
export function GiftCard({ brand, title, sender, message, children }: GiftCardProps) {
  const t = useMessages(gifts);
  return (
    <section
      aria-label={t('card.label')}
      className="glow-page relative flex min-h-72 flex-col justify-between gap-8 overflow-hidden rounded-panel border-line border-subtle bg-tint p-6 medium:p-8"
    >
      <div className="flex items-start justify-between gap-4">
        <Wordmark src="/wordmark.svg" name={brand} size="title" className="print:hidden" />
        {/* The drawn name is light, which paper would swallow. */}
        <p className="type-display hidden text-title-2 print:block">{brand}</p>
        <Gift aria-hidden="true" className="size-8 shrink-0 text-accent" />
      </div>
      <div className="flex flex-col gap-3">
        <p className="type-label text-small text-muted">{t('card.eyebrow')}</p>
        <p className="type-display text-title-2 text-balance first-letter:uppercase">{title}</p>
        {message ? (
          <p className="max-w-prose text-pretty break-words text-muted">{t('card.message', { message })}</p>
        ) : null}
        {sender ? (
          <p className="text-small font-semibold break-words text-strong">{t('card.from', { sender })}</p>
        ) : null}
      </div>
      {children}
    </section>
  );
}
