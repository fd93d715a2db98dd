import { useRouter } from '@tanstack/react-router';
import type { RouterContext } from '../routing/router-context.ts';
import type { FormAnswer } from './form-answer.ts';

/** The answer to the form whose post led to this page, without scripts; else null. */
export function useFormAnswer(): FormAnswer | null {
  const context: RouterContext = useRouter().options.context;
  return context.formAnswer ?? null;
}
