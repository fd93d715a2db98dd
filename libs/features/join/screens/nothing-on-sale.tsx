import { useMessages } from '@network/core/i18n/messages.ts';
import { join } from '@network/messages/join.ts';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { HeaderSpace, PageSections } from '@network/ui/page/page.tsx';

/** The join page while nothing can be bought: no plan is on sale, or no biller is configured. */
export default function NothingOnSale({ loginHref }: { readonly loginHref: string }) {
  const t = useMessages(join);
  return (
    <>
      <HeaderSpace />
      <PageSections>
        <EmptyState
          title={t('none.title')}
          text={t('none.text')}
          action={<ButtonLink href={loginHref}>{t('account.signInLink')}</ButtonLink>}
        />
      </PageSections>
    </>
  );
}
