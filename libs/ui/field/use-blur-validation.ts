import { useState } from 'react';

/** Says what is wrong with a value, or nothing. */
export type Validate = (value: string) => string | undefined;

export type BlurValidation = {
  readonly error: string | undefined;
  readonly onBlur: (event: { readonly target: { readonly value: string } }) => void;
  readonly onFocus: () => void;
  /** Checks at once, as a form does before it is sent; true when all is well. */
  readonly check: (value: string) => boolean;
  /** Shows an error that came from elsewhere, such as a server. */
  readonly fail: (error: string) => void;
};

/** Checks a field when it is left and forgets the error when it is entered; nothing is said before that. */
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
