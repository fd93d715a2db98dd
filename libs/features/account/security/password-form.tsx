import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import type { ChangePasswordProblem } from '@network/graphql/schema-types.generated.ts';
import { operationMutation } from '@network/core/api/operation-query.ts';
import { errorText } from '@network/core/i18n/error-text.ts';
import { ChangePasswordDocument } from '../api/change-password.generated.ts';
import { accountSessionsQuery } from '../queries.ts';
import { PasswordFormView } from './password-form-view.tsx';
import { FIELD_OF, type PasswordField, type PasswordFields, passwordProblems } from './password-problems.ts';

/** Changes the password (V05, D29); the page then confirms it (R21). */
export function PasswordForm() {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<readonly ChangePasswordProblem[]>([]);
  const change = useMutation({
    ...operationMutation(ChangePasswordDocument),
    onSuccess: async ({ changePassword }, _variables, _result, { client }) => {
      setProblems(changePassword.problems);
      if (!changePassword.success) return;
      form.current?.reset();
      await client.invalidateQueries({ queryKey: accountSessionsQuery.queryKey });
      await navigate({ to: '/account', search: { password_changed: '1' } });
    },
  });

  const forget = (field: PasswordField) => setProblems((known) => known.filter((each) => FIELD_OF[each] !== field));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    const fields = fieldsOf(form.current);
    const found = passwordProblems(fields);
    setProblems(found);
    if (found.length === 0) change.mutate({ input: fields });
  };

  return (
    <PasswordFormView
      form={form}
      problems={problems}
      failure={change.error ? errorText(change.error) : undefined}
      isBusy={change.isPending}
      onBlur={(field) => {
        // Empty fields, including the confirmation, are accepted until the form is submitted (V04).
        const fields = fieldsOf(form.current);
        if (fields[field] === '') return;
        const found = passwordProblems(fields).filter((each) => FIELD_OF[each] === field);
        setProblems((known) => [...known.filter((each) => FIELD_OF[each] !== field), ...found]);
      }}
      onFocus={forget}
      onSubmit={submit}
    />
  );
}

/** From the form itself, which also contains what was typed before hydration. */
function fieldsOf(form: HTMLFormElement | null): PasswordFields {
  const data = new FormData(form ?? undefined);
  const text = (name: PasswordField): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { oldPassword: text('oldPassword'), newPassword: text('newPassword'), confirmation: text('confirmation') };
}
