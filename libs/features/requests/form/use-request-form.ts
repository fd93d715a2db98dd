import { useMutation } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { type FormAnswer, readFormAnswer } from '@network/core/forms/form-answer.ts';
import { useFormAnswer } from '@network/core/forms/use-form-answer.ts';
import { singleValue } from '@network/core/routing/search-params.ts';
import { type CheckedForm, type ErrorTexts, useCheckedForm } from '@network/ui/form/use-checked-form.ts';
import { fieldsOf, isFieldError, type RequestKind } from '@network/validation/requests/request-forms.ts';
import { errorTextOf, type FieldName } from './field-text.ts';
import { requestSchema } from './request-schema.ts';

const CASE_NUMBER = /^[CSR]-[0-9A-Z]{5}-[0-9A-Z]{5}$/;

/** The answer to a form; `unreached`: a script could not send it, and nobody answered. */
export type RequestAnswer = FormAnswer | { readonly outcome: 'unreached' };

/** A form in progress: the answer so far, and its fields. */
export interface RequestFormState {
  readonly answer: RequestAnswer | null;
  /** Whether the answer came as another page, in which no files are chosen. */
  readonly isNewPage: boolean;
  readonly form: CheckedForm;
  readonly startAgain: () => void;
}

/**
 * The script part of a form that works without scripts: fields are checked on blur, the whole before it is sent, and
 * the answer comes without another page. It starts with the server's answer to a form without scripts.
 */
export function useRequestForm(kind: RequestKind): RequestFormState {
  const fromServer = useFormAnswer();
  const received = useReceived();
  const [first, setFirst] = useState<FormAnswer | null>(fromServer ?? received);
  const schema = useMemo(() => requestSchema(kind, () => new Date()), [kind]);
  const send = useMutation({ mutationFn: post });
  const form = useCheckedForm({
    schema,
    errors: errorTexts(kind, first),
    onSubmit: async (_values, element) => errorTexts(kind, await send.mutateAsync(element)),
  });
  return {
    answer: send.data ?? first,
    isNewPage: send.data === undefined,
    form,
    startAgain: () => {
      setFirst(null);
      send.reset();
    },
  };
}

/** The redirect of a form without scripts: `?received=R-7K2M9-QX4TD`. */
function useReceived(): FormAnswer | null {
  const search = useRouterState({ select: ({ location }) => location.search });
  const caseNumber = singleValue(search as Parameters<typeof singleValue>[0], 'received') ?? '';
  return CASE_NUMBER.test(caseNumber) ? { outcome: 'received', caseNumber, dueAt: null } : null;
}

/** The texts of a refused form's errors. */
function errorTexts(kind: RequestKind, answer: RequestAnswer | null): ErrorTexts {
  if (answer?.outcome !== 'refused') return {};
  const { errors } = answer;
  const wrong = Object.entries(fieldsOf(kind)).flatMap(([name, rule]) => {
    const error = Object.hasOwn(errors, name) ? (errors[name] ?? '') : '';
    return isFieldError(error) ? [[name, errorTextOf(name as FieldName, error, rule)]] : [];
  });
  return Object.fromEntries(wrong);
}

/** Sends the form as a browser without scripts does; never throws. */
async function post(form: HTMLFormElement): Promise<RequestAnswer> {
  const data = new FormData(form);
  const isText = (entry: [string, FormDataEntryValue]): entry is [string, string] => typeof entry[1] === 'string';
  const body = form.enctype === 'multipart/form-data' ? data : new URLSearchParams([...data].filter(isText));
  try {
    const response = await fetch(form.action, { method: 'POST', headers: { accept: 'application/json' }, body });
    return readFormAnswer(await response.text());
  } catch {
    return { outcome: 'unreached' };
  }
}
