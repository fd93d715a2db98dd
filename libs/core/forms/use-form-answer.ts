import { useRouter } from '@tanstack/react-router';
import type { RouterContext } from '../routing/router-context.ts';
import type { FormAnswer } from './form-answer.ts';

/** What the form that led to this very page was answered with, where scripts had no part in it; else null. */
export function useFormAnswer(): FormAnswer | null {
  const context: RouterContext = useRouter().options.context;
  return context.formAnswer ?? null;
}
