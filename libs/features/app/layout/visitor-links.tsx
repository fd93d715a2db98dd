import { useRouterState } from '@tanstack/react-router';
import { useMessages } from '@network/core/i18n/messages.ts';
import { loginAddress } from '@network/core/session/login-address.ts';
import { useJoinLink } from '@network/core/session/use-join-link.ts';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { layout } from '@network/messages/layout.ts';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import type { ButtonLook } from '@network/ui/button/button-style.ts';

type VisitorLinksProps = Omit<ButtonLook, 'variant'> & {
  readonly elm: string;
  /** Next to the wordmark, where a narrow page has room for one of the two; the menu has both. */
  readonly isInBar?: boolean;
};

/** Where somebody arrives who has just joined: the page itself signs them in. */
const WELCOME = '/_signupsuccess';

/** The links to join, and to sign in and come back to the page that one is on, for visitors; no link to join where no membership is on sale. `elm` records which place was used. */
export function VisitorLinks({ elm, isInBar = false, ...look }: VisitorLinksProps) {
  const t = useMessages(layout);
  const { urls } = useTenant();
  const here = useRouterState({ select: ({ location }) => location.pathname + location.searchStr });
  const joinLink = useJoinLink(elm);
  if (here.startsWith(WELCOME)) return null;
  return (
    <>
      <ButtonLink
        href={loginAddress(urls.members, here)}
        variant="quiet"
        {...look}
        className={isInBar && joinLink !== null ? 'max-small:hidden' : undefined}
      >
        {t('signIn')}
      </ButtonLink>
      {joinLink === null ? null : (
        <ButtonLink {...joinLink} {...look}>
          {t('join')}
        </ButtonLink>
      )}
    </>
  );
}
