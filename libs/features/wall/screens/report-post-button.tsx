import { Flag } from 'lucide-react';
import { useDialogs } from '@network/core/features/dialogs.tsx';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useAbility } from '@network/core/session/ability.ts';
import { loginAddress } from '@network/core/session/login-address.ts';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { wall as texts } from '@network/messages/wall.ts';
import { IconButton } from '@network/ui/icon-button/icon-button.tsx';
import { Anchor } from '@network/ui/link/anchor.tsx';

export interface ReportPostButtonProps {
  readonly postId: string;
  readonly curator: string;
  /** The page of the wall on which the post stands: a visitor comes back to it from signing in. */
  readonly wallHref: string;
}

/** Opens the report of a post; leads a visitor to sign in first. */
export function ReportPostButton({ postId, curator, wallHref }: ReportPostButtonProps) {
  const t = useMessages(texts);
  const dialogs = useDialogs();
  const { urls } = useTenant();
  const icon = <Flag aria-hidden="true" />;
  if (useAbility().can('report', 'wallPost')) {
    return (
      <IconButton
        size="small"
        label={t('report', { curator })}
        icon={icon}
        className="relative z-10"
        onClick={() => dialogs.open('ReportWallPost', { postId })}
      />
    );
  }
  const label = t('signInToReport', { curator });
  return (
    <Anchor
      href={loginAddress(urls.members, wallHref)}
      rel="nofollow"
      aria-label={label}
      title={label}
      className="icon-button relative z-10 icon-button-quiet icon-button-small"
    >
      {icon}
    </Anchor>
  );
}
