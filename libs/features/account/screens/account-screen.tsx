import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Slot } from '@network/core/features/slots.tsx';
import { useMessages } from '@network/core/i18n/messages.ts';
import { neededPart } from '@network/core/routing/part-boundary.tsx';
import { account } from '@network/messages/account.ts';
import { Banner } from '@network/ui/banner/banner.tsx';
import { PersonAvatar } from '@network/ui/drawn-avatar/person-avatar.tsx';
import { HeaderSpace, PageContainer } from '@network/ui/page/page.tsx';
import { Skeleton } from '@network/ui/skeleton/skeleton.tsx';
import { readableEmail } from '@network/validation/readable-email.ts';
import type { AccountTab } from '../account-tabs.ts';
import type { AccountPageQuery } from '../api/account-page.generated.ts';
import { AccountNavigation } from './account-navigation.tsx';
import { AccountOverview } from './account-overview.tsx';
import type { AccountSection } from './account-sections.ts';

export interface AccountScreenProps {
  readonly profile: NonNullable<AccountPageQuery['findOneUserProfile']>;
  /** Sections that have a tab. */
  readonly sections: readonly AccountSection[];
  /** The tab that is shown. */
  readonly current: AccountTab;
  /** Opens the form for a second account. */
  readonly onShare: () => void;
  /** Notices above the sections. */
  readonly notices?: ReactNode;
  /** The names of the brands where a password that was just changed counts; null when none was. */
  readonly passwordNotice: { readonly brands: string; readonly onDismiss: () => void } | null;
}

const SECTION_COMING = <Skeleton shape="block" className="h-48" />;

/** The person's account in tabs: the overview with the membership first, then what they may see or change. */
export function AccountScreen(props: AccountScreenProps) {
  const { profile, sections, current, passwordNotice, notices } = props;
  const t = useMessages(account);
  const name = profile.displayName ?? readableEmail(profile.email);
  const section = sections.find(({ id }) => id === current);
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
      <PageContainer className="paper grid gap-x-16 gap-y-8 pt-10 pb-(--section-gap) large:grid-cols-(--sidebar-columns) large:gap-y-10 large:pt-16">
        <header className="flex min-w-0 items-center gap-5 large:col-span-2">
          <PersonAvatar
            name={name}
            avatar={profile.avatar}
            size="large"
            className="max-medium:size-14 max-medium:text-body"
          />
          <div className="flex min-w-0 flex-col gap-1">
            <h1 className="type-display text-title-1 text-balance">{t('title')}</h1>
            <p className="truncate text-lead text-muted">{t('greeting', { name })}</p>
          </div>
        </header>
        <AccountNavigation sections={sections} current={current} />
        <div className="flex max-w-256 min-w-0 flex-col gap-14">
          {current === 'overview' ? <AccountOverview {...props} /> : null}
          {section ? <SectionPart id={SECTION_OF[current]} slot={section.slot} /> : null}
        </div>
      </PageContainer>
    </>
  );
}

/** The part that a tab shows; the overview ends with the membership of this brand. */
const SECTION_OF = {
  overview: 'membership',
  membership: 'memberships',
  profile: 'profile',
  security: 'security',
  privacy: 'privacy',
} as const satisfies Readonly<Record<AccountTab, string>>;

interface SectionPartProps {
  readonly id: (typeof SECTION_OF)[AccountTab];
  readonly slot: AccountSection['slot'];
}

function SectionPart({ id, slot }: SectionPartProps) {
  const t = useMessages(account);
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24">
      <h2 id={`${id}-title`} className="type-display text-title-3">
        {t(`${id}.title`)}
      </h2>
      <p className="mt-1 mb-6 text-body text-pretty text-muted">{t(`${id}.text`)}</p>
      <Slot name={slot} fallback={SECTION_COMING} missing={neededPart} />
    </section>
  );
}
