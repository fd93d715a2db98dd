import { useQueryClient } from '@tanstack/react-query';
import { transportOf } from '@network/core/api/transport.ts';
import { useSingleMutation } from '@network/core/query/use-single-mutation.ts';
import { usePageReturn } from '@network/core/routing/use-page-return.ts';
import { loginAddress } from '@network/core/session/login-address.ts';
import { useSession } from '@network/core/session/session-provider.tsx';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { CheckWelcomeDocument } from './api/check-welcome.generated.ts';
import { takeAutologin } from './stored-welcome.ts';
import { type AddressedWelcome, welcomeInput } from './welcome-address.ts';

const HOME = { notification: 'signupSuccess', fatr: 'true' } as const;

export interface Entrance {
  readonly enter: () => void;
  readonly isEntering: boolean;
  /** The sign-in page, once automatic sign-in has failed; null otherwise. */
  readonly signInAt: string | null;
}

/**
 * Enters the site: signs in by the address where possible; otherwise shows the failure and links to the sign-in form,
 * as the person has a password.
 */
export function useEntrance(welcome: AddressedWelcome): Entrance {
  const queryClient = useQueryClient();
  const tenant = useTenant();
  const { isAuthenticated } = useSession();
  const home = `/?${new URLSearchParams(HOME).toString()}`;
  const entrance = useSingleMutation({
    mutationFn: async () => {
      if (isAuthenticated) return home;
      const stored = takeAutologin(window.sessionStorage, welcome.memberid);
      const token = stored ?? (await freshAutologin());
      return token === null ? null : `${home}&al_token=${encodeURIComponent(token)}`;
    },
    onSuccess: (href) => (href === null ? undefined : window.location.assign(href)),
  });
  const freshAutologin = async (): Promise<string | null> => {
    try {
      const input = welcomeInput(tenant, welcome);
      return (await transportOf(queryClient)(CheckWelcomeDocument, { input })).welcomeCheck.autologinId;
    } catch {
      return null;
    }
  };
  usePageReturn(() => entrance.reset());
  return {
    enter: () => entrance.mutate(),
    isEntering: entrance.isPending || typeof entrance.data === 'string',
    signInAt: entrance.data === null ? loginAddress(tenant.urls.members, home) : null,
  };
}
