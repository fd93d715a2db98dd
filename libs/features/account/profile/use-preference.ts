import { useMutation } from '@tanstack/react-query';
import { commonFailureText } from '@network/core/i18n/error-text.ts';
import { operationMutation } from '@network/core/api/operation-query.ts';
import { useFlash } from '@network/core/flash/use-flash.ts';
import { profileQuery } from '@network/core/session/profile-query.ts';
import type { TypedDocumentString } from '@network/graphql/typed-document-string.ts';
import type { AccountPageQuery } from '../api/account-page.generated.ts';
import { accountPageQuery } from '../queries.ts';

export type AccountProfile = NonNullable<AccountPageQuery['findOneUserProfile']>;

interface Preference<Variables> {
  /** The profile after the gateway has accepted the change. */
  readonly apply: (profile: AccountProfile, variables: Variables) => AccountProfile;
  /** The notice of success. */
  readonly saved: string;
  /** The notice of failure. */
  readonly failed: string;
}

/**
 * A change of the profile: shown at once, then confirmed by a notice, or undone with a notice of the failure.
 * Changes made meanwhile wait for the answer.
 */
export function usePreference<Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  { apply, saved, failed }: Preference<Variables>,
) {
  const flash = useFlash();
  const { mutate, isPending } = useMutation({
    ...operationMutation(document),
    onMutate: async (variables: Variables, { client }) => {
      await client.cancelQueries({ queryKey: accountPageQuery.queryKey });
      const before = client.getQueryData(accountPageQuery.queryKey);
      const profile = before?.findOneUserProfile;
      if (profile) {
        const changed = { ...before, findOneUserProfile: apply(profile, variables) };
        client.setQueryData(accountPageQuery.queryKey, changed);
      }
      return before;
    },
    onError: (failure, _variables, before, { client }) => {
      client.setQueryData(accountPageQuery.queryKey, before);
      flash({ type: 'error', message: commonFailureText(failure) ?? failed });
    },
    onSuccess: (_result, _variables, _before, { client }) => {
      const { autoplayEnabled } = client.getQueryData(accountPageQuery.queryKey)?.findOneUserProfile ?? {};
      // The player reads the profile from the session.
      if (autoplayEnabled !== undefined) {
        client.setQueryData(profileQuery.queryKey, (known) => known && { ...known, autoplayEnabled });
      }
      flash({ type: 'success', message: saved });
    },
  });
  return { isPending, change: (variables: Variables) => (isPending ? undefined : mutate(variables)) };
}
