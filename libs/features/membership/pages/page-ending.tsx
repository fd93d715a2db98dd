import type { ReactNode } from 'react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { cancelling } from '@network/messages/cancelling.ts';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { Failure } from './page-form.tsx';
import { PageFrame } from './page-frame.tsx';

interface PageEndingProps {
  readonly title: string;
  /** Why the form that led here was refused. */
  readonly failure?: string | undefined;
  /** Beside the way to the account. */
  readonly action?: ReactNode;
  /** A form below what has ended. */
  readonly after?: ReactNode;
  readonly children: ReactNode;
}

/** Where a flow ends, or has nothing to do: what is so now, and the way to the account. */
export function PageEnding({ title, failure, action, after, children }: PageEndingProps) {
  const t = useMessages(cancelling);
  return (
    <PageFrame>
      <div className="mx-auto flex w-full max-w-prose flex-col items-start gap-6">
        <Failure text={failure} />
        <div role="status" className="flex flex-col gap-6">
          <h1 className="type-display text-title-1 text-balance">{title}</h1>
          <p className="text-pretty text-muted">{children}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="/account#membership">{t('account')}</ButtonLink>
          {action}
        </div>
        {after}
      </div>
    </PageFrame>
  );
}
