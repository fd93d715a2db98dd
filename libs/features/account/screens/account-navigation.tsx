import { House } from 'lucide-react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { account } from '@network/messages/account.ts';
import { Anchor } from '@network/ui/link/anchor.tsx';
import type { AccountSection } from './account-sections.ts';

const ITEM =
  'flex min-h-11 items-center gap-3 rounded-control px-3 text-small text-muted no-underline transition-colors hover:bg-hover hover:text-strong [&_svg]:size-4.5';

/** Links to the sections: beside them on wide windows, absent on phones, where the page is one column. */
export function AccountNavigation({ sections }: { readonly sections: readonly AccountSection[] }) {
  const t = useMessages(account);
  return (
    <nav aria-label={t('sections')} className="hidden large:block">
      <ul role="list" className="sticky top-24 -ml-3 flex flex-col gap-1">
        <li>
          <Anchor href="#overview" className={ITEM}>
            <House aria-hidden="true" />
            {t('overview.title')}
          </Anchor>
        </li>
        {sections.map(({ id, icon: Icon }) => (
          <li key={id}>
            <Anchor href={`#${id}`} className={ITEM}>
              <Icon aria-hidden="true" />
              {t(`${id}.title`)}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
