import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { forgetKept } from '../content/kept-changes/kept-changes.ts';
import { sessionQuery, signOut } from '../session/session.ts';
import { signInAddress } from '../session/sign-in-address.ts';

/** Ends the session, forgets what was loaded in it or not saved, and leads to the sign-in. */
export function useSignOut(): () => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    await signOut();
    forgetKept();
    await navigate({ href: signInAddress() });
    client.clear();
    client.setQueryData(sessionQuery.queryKey, null);
  };
}
