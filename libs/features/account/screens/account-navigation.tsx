import { useMessages } from '@network/core/i18n/messages.ts';
import { account } from '@network/messages/account.ts';
import { Anchor } from '@network/ui/link/anchor.tsx';
import { type AccountTab, accountHref } from '../account-tabs.ts';
import type { AccountSection } from './account-sections.ts';

const TAB =
  'flex min-h-11 shrink-0 items-center gap-2.5 px-3 text-small whitespace-nowrap text-muted no-underline transition-colors hover:text-strong large:rounded-control large:hover:bg-hover max-large:border-b-2 max-large:border-transparent aria-[current=page]:font-semibold aria-[current=page]:text-strong max-large:aria-[current=page]:border-accent large:aria-[current=page]:bg-tint [&_svg]:size-4.5 max-medium:[&_svg]:hidden';

interface AccountNavigationProps {
  readonly sections: readonly AccountSection[];
  readonly current: AccountTab;
}

/** The tabs as links with addresses of their own: a row on narrow windows, a column beside the section on wide ones. */
export function AccountNavigation({ sections, current }: AccountNavigationProps) {
  const t = useMessages(account);
  return (
    <nav aria-label={t('tabs.label')} className="min-w-0">
      <ul
        role="list"
        className="flex gap-1 max-large:-mx-gutter max-large:overflow-x-auto max-large:border-b max-large:border-subtle max-large:px-gutter max-large:scrollbar-none large:sticky large:top-24 large:-ml-3 large:flex-col"
      >
        {sections.map(({ id, icon: Icon }) => (
          <li key={id}>
            <Anchor href={accountHref(id)} aria-current={id === current ? 'page' : undefined} className={TAB}>
              <Icon aria-hidden="true" />
              {t(`tabs.${id}`)}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
