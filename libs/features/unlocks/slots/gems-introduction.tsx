import { useEffect, useRef } from 'react';
import { useDialogs } from '@network/core/features/dialogs.tsx';
import { useQuery } from '@network/core/query/use-query.ts';
import { useAbility } from '@network/core/session/ability.ts';
import { gemsInfoQuery } from '../queries.ts';

/** Tells who can spend gems what they are, once and for all (C13, M10): the dialog acknowledges that it was seen. */
export default function GemsIntroduction() {
  const ability = useAbility();
  const hasChannels = ability.can('see', 'channels') || ability.can('see', 'internalChannels');
  return hasChannels && ability.can('unlock', 'channelPack') ? <Introduction /> : null;
}

function Introduction() {
  const { current, open } = useDialogs();
  const hasOpened = useRef(false);
  const state = useQuery(gemsInfoQuery).data?.findOneUserProfile?.state;
  const isDue = state !== undefined && state.modals.gemsIntro === null;
  useEffect(() => {
    if (!isDue || hasOpened.current || current !== null) return;
    hasOpened.current = true;
    open('UserGemsInfo', {});
  }, [isDue, current, open]);
  return null;
}
