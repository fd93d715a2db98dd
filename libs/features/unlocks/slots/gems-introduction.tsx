import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useDialogs } from '@network/core/features/dialogs.tsx';
import { useQuery } from '@network/core/query/use-query.ts';
import { useAbility } from '@network/core/session/ability.ts';
import { gemsInfoQuery } from '../queries.ts';

/** Pages on which gems matter and nothing else is in progress. */
const INTRODUCED_AT = /^\/(?:$|channels(?:\/|$))/;

/**
 * Introduces gems once to people who can spend them, on the home page or the channel pages: the dialog acknowledges it.
 * A page that has opened another dialog skips it.
 */
export default function GemsIntroduction() {
  const ability = useAbility();
  const hasChannels = ability.can('see', 'channels') || ability.can('see', 'internalChannels');
  return hasChannels && ability.can('unlock', 'channelPack') ? <Introduction /> : null;
}

function Introduction() {
  const { current, open } = useDialogs();
  const pathname = useLocation({ select: (location) => location.pathname });
  const hasOpened = useRef(false);
  const dialogShownAt = useRef<string | null>(null);
  const state = useQuery(gemsInfoQuery).data?.findOneUserProfile?.state;
  const isDue = state !== undefined && state.modals.gemsIntro === null && INTRODUCED_AT.test(pathname);
  useEffect(() => {
    if (current !== null) dialogShownAt.current = pathname;
    if (!isDue || hasOpened.current || dialogShownAt.current === pathname) return;
    hasOpened.current = true;
    open('UserGemsInfo', {});
  }, [isDue, pathname, current, open]);
  return null;
}
