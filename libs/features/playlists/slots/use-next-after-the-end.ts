import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSession } from '@network/core/session/session-provider.tsx';

/**
 * Leads on to the next film when the one of the page has ended, for people who have autoplay on. The end of a video does
 * not bubble, so it is caught on its way down; clips of cards loop and have none.
 */
export function useNextAfterTheEnd(address: string | null): void {
  const router = useRouter();
  const isOn = useSession().profile?.autoplayEnabled === true;
  useEffect(() => {
    if (address === null || !isOn) return undefined;
    const goOn = ({ target }: Event) => {
      if (target instanceof HTMLVideoElement && !target.loop) void router.navigate({ href: address });
    };
    document.addEventListener('ended', goOn, true);
    return () => document.removeEventListener('ended', goOn, true);
  }, [address, isOn, router]);
}
