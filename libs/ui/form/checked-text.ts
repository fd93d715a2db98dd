import { check, string } from 'zod/mini';

/** A text field of a form's schema: `problemOf` returns the error of a value, or nothing. */
export function checkedText(problemOf: (value: string) => string | null | undefined) {
  return string().check(
    check(({ value, issues }) => {
      const message = problemOf(value);
      // The other fields are checked as well.
      if (message) issues.push({ code: 'custom', input: value, message, continue: true });
    }),
  );
}
