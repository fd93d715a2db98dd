import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { operationMutation } from '@network/core/api/operation-query.ts';
import { errorText } from '@network/core/i18n/error-text.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { account } from '@network/messages/account.ts';
import { useCheckedForm } from '@network/ui/form/use-checked-form.ts';
import { ChangePasswordDocument } from '../api/change-password.generated.ts';
import { accountSessionsQuery } from '../queries.ts';
import { PasswordFormView } from './password-form-view.tsx';
import { FIELD_OF, passwordSchema } from './password-problems.ts';

/** Changes the password; the page then confirms it. */
export function PasswordForm() {
  const navigate = useNavigate();
  const t = useMessages(account);
  const change = useMutation({
    ...operationMutation(ChangePasswordDocument),
    onSuccess: async ({ changePassword }, _variables, _result, { client }) => {
      if (!changePassword.success) return;
      await client.invalidateQueries({ queryKey: accountSessionsQuery.queryKey });
      await navigate({ to: '/account', search: { password_changed: '1' } });
    },
    // The passwords stay in the form alone.
    gcTime: 0,
  });
  const form = useCheckedForm({
    schema: passwordSchema(account.password.missing, (problem) => t(`password.problems.${problem}`)),
    onSubmit: async (input, element) => {
      const answer = await change.mutateAsync({ input }).catch(() => null);
      if (answer === null) return {};
      if (answer.changePassword.success) element.reset();
      const atFields = answer.changePassword.problems.map((each) => [FIELD_OF[each], t(`password.problems.${each}`)]);
      return Object.fromEntries(atFields.filter(([field]) => field !== null));
    },
  });
  const formProblem = change.data?.changePassword.problems.find((each) => FIELD_OF[each] === null);
  const failure = change.error ? errorText(change.error) : formProblem && t(`password.problems.${formProblem}`);
  return <PasswordFormView form={form} failure={failure} />;
}
