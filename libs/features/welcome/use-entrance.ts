import { useMutation, useQueryClient } from '@tanstack/react-query';
import { transportOf } from '@network/core/api/transport.ts';
import { usePageReturn } from '@network/core/routing/use-page-return.ts';
import { loginAddress } from '@network/core/session/login-address.ts';
import { useSession } from '@network/core/session/session-provider.tsx';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { CheckWelcomeDocument } from './api/check-welcome.generated.ts';
import { takeAutologin } from './kept-welcome.ts';
import { type AddressedWelcome, welcomeInput } from './welcome-address.ts';

const HOME = { notification: 'signupSuccess', fatr: 'true' } as const;

/**
 * Goes in: signed in by the address where that is possible (D24), else by the sign-in form, which the person has a
 * password for (E12 `unable to log in automatically`).
 */
export function useEntrance(welcome: AddressedWelcome): { readonly enter: () => void; readonly isEntering: boolean } {
  const queryClient = useQueryClient();
  const tenant = useTenant();
  const { isAuthenticated } = useSession();
  const entrance = useMutation({
    mutationFn: async () => {
      const home = `/?${new URLSearchParams(HOME).toString()}`;
      if (isAuthenticated) return home;
      const kept = takeAutologin(window.sessionStorage, welcome.memberid);
      const token = kept ?? (await freshAutologin());
      return token === null ? loginAddress(tenant.urls.members, home) : `${home}&al_token=${encodeURIComponent(token)}`;
    },
    onSuccess: (href) => window.location.assign(href),
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
  return { enter: () => entrance.mutate(), isEntering: entrance.isPending || entrance.isSuccess };
}
