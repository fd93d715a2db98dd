import { useMessages } from '@network/core/i18n/messages.ts';
import { account } from '@network/messages/account.ts';
import { obligations } from '@network/messages/obligations.ts';
import { Button } from '@network/ui/button/button.tsx';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { DataList } from '@network/ui/data-list/data-list.tsx';
import { accountHref } from '../account-tabs.ts';
import { overviewOf } from '../overview.ts';
import type { AccountScreenProps } from './account-screen.tsx';

/** R21: the facts of the account, each with the way to change it. */
export function AccountOverview({ profile, onShare }: Pick<AccountScreenProps, 'profile' | 'onShare'>) {
  const t = useMessages(account);
  const tandem = useMessages(obligations);
  return (
    <section id="overview" aria-labelledby="overview-title" className="scroll-mt-24">
      <h2 id="overview-title" className="type-display mb-5 text-title-3">
        {t('overview.title')}
      </h2>
      <DataList
        items={overviewOf(profile, {
          share: (
            <Button variant="outline" size="small" onClick={onShare}>
              {tandem('tandem.open')}
            </Button>
          ),
          email: (
            <ButtonLink variant="outline" size="small" href={accountHref('security')}>
              {t('overview.changeEmail')}
            </ButtonLink>
          ),
          password: (
            <ButtonLink variant="outline" size="small" href={accountHref('security')}>
              {t('overview.changePassword')}
            </ButtonLink>
          ),
          emails: (
            <ButtonLink variant="outline" size="small" href={accountHref('profile')}>
              {t('overview.changeEmails')}
            </ButtonLink>
          ),
        })}
      />
    </section>
  );
}
