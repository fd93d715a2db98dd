import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Slot } from '@network/core/features/slots.tsx';
import { useMessages } from '@network/core/i18n/messages.ts';
import { account } from '@network/messages/account.ts';
import { obligations } from '@network/messages/obligations.ts';
import { Avatar } from '@network/ui/avatar/avatar.tsx';
import { Banner } from '@network/ui/banner/banner.tsx';
import { Button } from '@network/ui/button/button.tsx';
import { DataList } from '@network/ui/data-list/data-list.tsx';
import { HeaderSpace, PageContainer } from '@network/ui/page/page.tsx';
import { Skeleton } from '@network/ui/skeleton/skeleton.tsx';
import type { AccountPageQuery } from '../api/account-page.generated.ts';
import { overviewOf } from '../overview.ts';
import { AccountNavigation } from './account-navigation.tsx';
import type { AccountSection } from './account-sections.ts';

export interface AccountScreenProps {
  readonly profile: NonNullable<AccountPageQuery['findOneUserProfile']>;
  /** Sections whose slot is filled. */
  readonly sections: readonly AccountSection[];
  /** Opens the form for a second account. */
  readonly onShare: () => void;
  /** Notices above the sections. */
  readonly notices?: ReactNode;
  /** The names of the brands where a password that was just changed counts; null when none was. */
  readonly passwordNotice: { readonly brands: string; readonly onDismiss: () => void } | null;
}

const SECTION_COMING = <Skeleton shape="block" className="h-48" />;

/** The person's details, and a section for each thing they may see or change. */
export function AccountScreen({ profile, sections, onShare, passwordNotice, notices }: AccountScreenProps) {
  const t = useMessages(account);
  const tandem = useMessages(obligations);
  const name = profile.displayName ?? profile.email;
  return (
    <>
      <HeaderSpace />
      {passwordNotice ? (
        <Banner
          role="status"
          label={t('passwordChanged.title')}
          icon={<CircleCheck />}
          dismiss={{ label: t('passwordChanged.dismiss'), onDismiss: passwordNotice.onDismiss }}
        >
          {t('passwordChanged.text', { brands: passwordNotice.brands })}
        </Banner>
      ) : null}
      {notices}
      <PageContainer className="grid gap-x-16 gap-y-10 pt-10 pb-(--section-gap) large:grid-cols-(--sidebar-columns) large:pt-16">
        <header className="flex min-w-0 items-center gap-5 large:col-span-2">
          <Avatar name={name} size="large" className="max-medium:size-14 max-medium:text-body" />
          <div className="flex min-w-0 flex-col gap-1">
            <h1 className="type-display text-title-1 text-balance">{t('title')}</h1>
            <p className="truncate text-lead text-muted">{t('greeting', { name })}</p>
          </div>
        </header>
        <AccountNavigation sections={sections} />
        <div className="max-w-256 min-w-0 *:mb-14 huge:max-w-none huge:columns-2 huge:gap-x-16 huge:*:break-inside-avoid">
          <section id="overview" aria-labelledby="overview-title" className="scroll-mt-24">
            <h2 id="overview-title" className="type-display mb-5 text-title-3">
              {t('overview.title')}
            </h2>
            <DataList
              items={overviewOf(
                profile,
                <Button variant="outline" size="small" onClick={onShare}>
                  {tandem('tandem.open')}
                </Button>,
              )}
            />
          </section>
          {sections.map(({ id, slot }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24">
              <h2 id={`${id}-title`} className="type-display text-title-3">
                {t(`${id}.title`)}
              </h2>
              <p className="mt-1 mb-6 text-body text-pretty text-muted">{t(`${id}.text`)}</p>
              <Slot name={slot} fallback={SECTION_COMING} />
            </section>
          ))}
        </div>
      </PageContainer>
    </>
  );
}
