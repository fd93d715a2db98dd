import { useState } from 'react';

/** Returns the error of a value, or nothing. */
export type Validate = (value: string) => string | undefined;

export type BlurValidation = {
  readonly error: string | undefined;
  readonly onBlur: (event: { readonly target: { readonly value: string } }) => void;
  readonly onFocus: () => void;
  /** Checks at once, as a form does before it is sent; true when the value is valid. */
  readonly check: (value: string) => boolean;
  /** Shows an error from elsewhere, such as a server. */
  readonly fail: (error: string) => void;
};

/** Checks a field on blur and clears the error on focus; no error is shown before that. */
export function useBlurValidation(validate: Validate): BlurValidation {
  const [error, setError] = useState<string | undefined>(undefined);
  const check = (value: string): boolean => {
    const next = validate(value);
    setError(next);
    return next === undefined;
  };
  return {
    error,
    onBlur: (event) => void check(event.target.value),
    onFocus: () => setError(undefined),
    check,
    fail: setError,
  };
}
