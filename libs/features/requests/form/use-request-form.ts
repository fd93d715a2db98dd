import { useRouterState } from '@tanstack/react-router';
import { type FocusEvent, type FormEvent, useState } from 'react';
import { type FormAnswer, readFormAnswer } from '@network/core/forms/form-answer.ts';
import { useFormAnswer } from '@network/core/forms/use-form-answer.ts';
import { singleValue } from '@network/core/routing/search-params.ts';
import { checkField, checkRequest, type FieldErrors } from '@network/validation/requests/check-request.ts';
import {
  type FieldError,
  fieldsOf,
  PICTURE_TYPES,
  type RequestKind,
} from '@network/validation/requests/request-forms.ts';

const CASE_NUMBER = /^[CSR]-[0-9A-Z]{5}-[0-9A-Z]{5}$/;

/** A form in progress: its values and its errors by field. */
export interface RequestFormState {
  readonly answer: FormAnswer | null;
  readonly errors: FieldErrors;
  readonly isSending: boolean;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void;
  readonly onFocus: (event: FocusEvent<HTMLFormElement>) => void;
  readonly startAgain: () => void;
}

/**
 * The script part of a form that works without scripts: fields are checked on blur, the whole before it is sent, and
 * the answer comes without another page. It starts with the server's answer to a form without scripts.
 */
export function useRequestForm(kind: RequestKind): RequestFormState {
  const fromServer = useFormAnswer();
  const received = useReceived();
  const [answer, setAnswer] = useState<FormAnswer | null>(fromServer ?? received);
  const [errors, setErrors] = useState<FieldErrors>(answer?.outcome === 'refused' ? answer.errors : {});
  const [isSending, setSending] = useState(false);
  const rules = fieldsOf(kind);

  const setError = (name: string, error: FieldError | null) =>
    setErrors(({ [name]: _before, ...others }) => (error === null ? others : { ...others, [name]: error }));

  const send = async (form: HTMLFormElement): Promise<void> => {
    setSending(true);
    const next = await post(form);
    setSending(false);
    setAnswer(next);
    setErrors(next.outcome === 'refused' ? next.errors : {});
    if (next.outcome === 'refused') focusFirst(form, next.errors);
  };

  return {
    answer,
    errors,
    isSending,
    onSubmit: (event) => {
      event.preventDefault();
      if (isSending) return;
      const form = event.currentTarget;
      const found = checkForm(kind, form);
      setErrors(found);
      if (Object.keys(found).length > 0) focusFirst(form, found);
      else void send(form);
    },
    onBlur: ({ target }) => {
      const control = target as EventTarget & { name?: string; value?: string; type?: string };
      const rule = Object.hasOwn(rules, control.name ?? '') ? rules[control.name ?? ''] : undefined;
      if (!rule || rule.type === 'consent' || rule.type === 'pictures' || !control.value) return;
      setError(control.name ?? '', checkField(rule, control.value, new Date()));
    },
    onFocus: ({ target }) => {
      const { name = '' } = target as EventTarget & { name?: string };
      if (Object.hasOwn(errors, name)) setError(name, null);
    },
    startAgain: () => {
      setAnswer(null);
      setErrors({});
    },
  };
}

/** The redirect of a form without scripts: `?received=R-7K2M9-QX4TD`. */
function useReceived(): FormAnswer | null {
  const search = useRouterState({ select: ({ location }) => location.search });
  const caseNumber = singleValue(search as Parameters<typeof singleValue>[0], 'received') ?? '';
  return CASE_NUMBER.test(caseNumber) ? { outcome: 'received', caseNumber, dueAt: null } : null;
}

function checkForm(kind: RequestKind, form: HTMLFormElement): FieldErrors {
  const data = new FormData(form);
  const pictures = data.getAll('pictures').filter((file): file is File => file instanceof File && file.size > 0);
  const values = Object.fromEntries([...data].filter(isText));
  const check = checkRequest(kind, values, pictures.length, new Date());
  const rule = fieldsOf(kind)['pictures'];
  const maxBytes = rule?.type === 'pictures' ? rule.maxBytes : 0;
  const errors = check.ok ? {} : check.errors;
  if (pictures.some(({ size }) => size > maxBytes)) return { ...errors, pictures: 'pictureTooLarge' };
  const isKnown = ({ type }: File) => type === '' || (PICTURE_TYPES as readonly string[]).includes(type);
  return pictures.every(isKnown) ? errors : { ...errors, pictures: 'pictureType' };
}

function isText(entry: [string, FormDataEntryValue]): entry is [string, string] {
  return typeof entry[1] === 'string';
}

async function post(form: HTMLFormElement): Promise<FormAnswer> {
  const data = new FormData(form);
  const isMultipart = form.enctype === 'multipart/form-data';
  const body = isMultipart ? data : new URLSearchParams([...data].filter(isText));
  try {
    const response = await fetch(form.action, { method: 'POST', headers: { accept: 'application/json' }, body });
    return readFormAnswer(await response.text());
  } catch {
    return { outcome: 'failed' };
  }
}

function focusFirst(form: HTMLFormElement, errors: FieldErrors): void {
  const first = [...form.elements].find((element) => Object.hasOwn(errors, element.getAttribute('name') ?? ''));
  if (first instanceof HTMLElement) first.focus({ preventScroll: false });
}
