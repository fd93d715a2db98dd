import { useMutation } from '@tanstack/react-query';
import { operationMutation } from '@network/core/api/operation-query.ts';
import { useFlash } from '@network/core/flash/use-flash.ts';
import { errorText } from '@network/core/i18n/error-text.ts';
import type { TypedDocumentString } from '@network/graphql/typed-document-string.ts';
import { billingText } from '../plan-choice/billing-text.ts';
import { refreshRights } from './refresh-rights.ts';

interface ChangeAnswer {
  readonly success: boolean;
  readonly messageKey: string;
}

/**
 * A press that changes a membership: what came of it is said in a notice, and everything that shows memberships is loaded
 * again.
 * @param answerOf the mutation's answer within its data
 * @param onChanged after a success
 */
export function useMembershipChange<Data, Variables extends Readonly<Record<string, unknown>>>(
  document: TypedDocumentString<Data, Variables>,
  answerOf: (data: Data) => ChangeAnswer,
  onChanged: () => void = () => undefined,
) {
  const flash = useFlash();
  const { mutate, isPending } = useMutation({
    ...operationMutation(document),
    onSuccess: async (data: Data, _variables, _result, { client }) => {
      const { success, messageKey } = answerOf(data);
      await refreshRights(client).catch(() => undefined);
      flash({ type: success ? 'success' : 'error', message: billingText(messageKey) });
      if (success) onChanged();
    },
    onError: (failure) => flash({ type: 'error', message: errorText(failure) }),
  });
  return { change: (variables: Variables) => mutate(variables), isPending };
}
