import { useQueryClient } from '@tanstack/react-query';
import { useDialogs } from '@network/core/features/dialogs.tsx';
import { Slot, useOffered } from '@network/core/features/slots.tsx';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useQuery } from '@network/core/query/use-query.ts';
import { useAbility } from '@network/core/session/ability.ts';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { account } from '@network/messages/account.ts';
import { Button } from '@network/ui/button/button.tsx';
import { DataList } from '@network/ui/data-list/data-list.tsx';
import { Skeleton } from '@network/ui/skeleton/skeleton.tsx';
import { readableEmail } from '@network/validation/readable-email.ts';
import { accountPageQuery } from '../queries.ts';
import { AvatarChoice } from './avatar-choice.tsx';
import { Discretion } from './discretion.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { Preferences } from './preferences.tsx';

/** It is as high as the content that replaces it. */
const LINE_COMING = <Skeleton shape="block" className="h-9" />;

/** The profile section of the account page: display name and badges, emails, and playback. */
export default function AccountProfile() {
  const t = useMessages(account);
  const dialogs = useDialogs();
  const isOffered = useOffered();
  const ability = useAbility();
  const { hasLightAppearance } = useTenant();
  const client = useQueryClient();
  const profile = useQuery(accountPageQuery).data?.findOneUserProfile;
  if (!profile) return null;
  const hasGems =
    ability.can('unlock', 'channelPack') && (ability.can('see', 'channels') || ability.can('see', 'internalChannels'));
  const choose = () =>
    dialogs.open('ChooseDisplayName', {
      onChosen: () => void client.invalidateQueries({ queryKey: accountPageQuery.queryKey }),
    });
  return (
    <div className="flex flex-col gap-10">
      <DataList
        items={[
          profile.displayName === null
            ? {
                term: t('overview.username'),
                value: <span className="text-muted">{t('username.none')}</span>,
                action: dialogs.isOffered('ChooseDisplayName') ? (
                  <Button variant="outline" size="small" onClick={choose}>
                    {t('username.choose')}
                  </Button>
                ) : null,
              }
            : {
                term: t('overview.username'),
                value: (
                  <>
                    {profile.displayName}
                    <span className="block text-small text-muted">{t('username.final')}</span>
                  </>
                ),
              },
          ...(isOffered('accountBadges')
            ? [
                {
                  term: t('badges'),
                  value: <Slot name="accountBadges" badges={profile.badges} fallback={LINE_COMING} />,
                },
              ]
            : []),
          ...(hasGems && isOffered('accountGems')
            ? [{ term: t('gems'), value: <Slot name="accountGems" fallback={LINE_COMING} /> }]
            : []),
        ]}
      />
      <AvatarChoice name={profile.displayName ?? readableEmail(profile.email)} avatar={profile.avatar} />
      <Preferences profile={profile} />
      <LanguageChoice />
      {hasLightAppearance ? <Slot name="appearanceChoice" /> : null}
      <Discretion />
      <Slot name="accountRelationship" />
    </div>
  );
}
