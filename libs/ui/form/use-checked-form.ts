import { type ChangeEvent, type ComponentProps, type FocusEvent, useRef, useState } from 'react';
import { type FieldErrors as HookErrors, useForm } from 'react-hook-form';
import type { output, ZodMiniType } from 'zod/mini';
import { type FormValues, readFormValues } from './form-values.ts';

/** Error texts by field. */
export type ErrorTexts = Readonly<Record<string, string | undefined>>;

export type CheckedFormOptions<Schema> = {
  /** The fields and their rules; issues carry finished texts. */
  schema: Schema;
  /** Errors that came with the page, in the order of the fields: a form that was sent without scripts shows them. */
  errors?: ErrorTexts;
  /** Sends the checked values; returns the errors of fields that were refused. It should not throw. */
  onSubmit: (values: output<Schema>, form: HTMLFormElement) => Promise<ErrorTexts | void>;
};

type ControlElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Props of a control, which stays uncontrolled. */
export type CheckedControl = {
  name: string;
  ref: (element: ControlElement | null) => void;
  autoFocus: boolean;
  onBlur: (event: FocusEvent<ControlElement>) => void;
  onChange: (event: ChangeEvent<ControlElement>) => void;
  onFocus: () => void;
};

export type CheckedForm = {
  /** Props of the form element. */
  formProps: Pick<ComponentProps<'form'>, 'noValidate' | 'onSubmit'>;
  /** Returns the props of the control with that name. */
  control: (name: string) => CheckedControl;
  errorOf: (name: string) => string | undefined;
  isSending: boolean;
};

/**
 * A form that checks a field when it is left and all of them before it is sent. An error goes when its field is focused
 * or changed; an empty field is accepted until the form is sent. The first wrong field is focused, and nothing is sent
 * twice while a request runs.
 */
export function useCheckedForm<Schema extends ZodMiniType<Record<string, unknown>>>(
  options: CheckedFormOptions<Schema>,
): CheckedForm {
  const { schema, onSubmit } = options;
  const [initialErrors] = useState(() => toHookErrors(options.errors ?? {}));
  const firstWrong = Object.keys(initialErrors)[0];
  const form = useRef<HTMLFormElement | null>(null);
  const isFocusing = useRef(false);
  const isSending = useRef(false);
  const hook = useForm<FormValues, unknown, FormValues>({
    errors: initialErrors,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    resolver: async () => {
      const checked = await schema.safeParseAsync(form.current ? readFormValues(form.current) : {});
      if (checked.success) return { values: checked.data as FormValues, errors: {} };
      return { values: {}, errors: toHookErrors(textsOf(checked.error.issues)) };
    },
  });
  // Read here, since the hook renders again for what a component has read.
  const { errors, isSubmitting } = hook.formState;

  const focusFirst = (wrong: Readonly<Record<string, unknown>>): void => {
    const first = [...(form.current?.elements ?? [])].find((each) => wrong[each.getAttribute('name') ?? '']);
    isFocusing.current = true;
    if (first instanceof HTMLElement) first.focus();
    isFocusing.current = false;
  };
  const send = async (element: HTMLFormElement): Promise<void> => {
    const submit = hook.handleSubmit(async (values) => {
      const refused = (await onSubmit(values as output<Schema>, element)) ?? {};
      for (const [name, message] of Object.entries(refused)) if (message) hook.setError(name, { message });
      focusFirst(refused);
    }, focusFirst);
    isSending.current = true;
    await submit().finally(() => {
      isSending.current = false;
    });
  };

  return {
    formProps: {
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        form.current = event.currentTarget;
        if (!isSending.current) void send(event.currentTarget);
      },
    },
    control: (name) => {
      const { ref, onChange, onBlur } = hook.register(name);
      return {
        name,
        ref,
        // Works without scripts, too.
        autoFocus: name === firstWrong,
        onBlur: (event) => {
          void onBlur(event);
          form.current = event.target.form;
          if (isWritten(event.target)) void hook.trigger(name);
        },
        onChange: (event) => {
          void onChange(event);
          hook.clearErrors(name);
        },
        onFocus: () => {
          if (!isFocusing.current) hook.clearErrors(name);
        },
      };
    },
    errorOf: (name) => {
      const message = errors[name]?.message;
      return typeof message === 'string' ? message : undefined;
    },
    isSending: isSubmitting,
  };
}

/** A box or a file input that is passed by is as good as empty. */
function isWritten({ type, value }: ControlElement): boolean {
  return value !== '' && type !== 'checkbox' && type !== 'radio' && type !== 'file';
}

/** The first text of each field that is wrong. */
function textsOf(issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]): ErrorTexts {
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
}

function toHookErrors(texts: ErrorTexts): HookErrors<FormValues> {
  const entries = Object.entries(texts).flatMap(([name, message]) =>
    message === undefined ? [] : [[name, { type: 'value', message }] as const],
  );
  return Object.fromEntries(entries);
}
