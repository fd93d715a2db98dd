import type { FieldErrors, FieldValues } from '@network/validation/requests/check-request.ts';

/** What became of a form that a page posted to its own address. */
export type FormAnswer =
  | { readonly outcome: 'received'; readonly caseNumber: string; readonly dueAt: string | null }
  | { readonly outcome: 'refused'; readonly errors: FieldErrors; readonly values: FieldValues }
  | { readonly outcome: 'limited'; readonly retryAfterSeconds: number; readonly values: FieldValues }
  /** Larger than is read at all; nothing was kept. */
  | { readonly outcome: 'tooLarge' }
  /** Nobody could be asked; nothing was kept. */
  | { readonly outcome: 'failed' };

/**
 * A page whose form is posted to its own address: the brand server passes it on, and shows the page with the answer. A
 * form that only scripts can send goes nowhere: who posts it without them is led back to its page, which says so.
 */
export interface PageForm {
  readonly path: `/${string}`;
  /** Path at the gateway, which answers with a FormAnswer as JSON. */
  readonly sendsTo: `/brand/${string}` | null;
  /** True for a form with files, which is passed on while it comes; any other is read first. */
  readonly takesFiles?: true;
}

const OUTCOMES: ReadonlySet<unknown> = new Set(['received', 'refused', 'limited', 'tooLarge']);

/** Reads the gateway's answer; whatever is none counts as failed. */
export function readFormAnswer(text: string): FormAnswer {
  try {
    const answer: unknown = JSON.parse(text);
    const isAnswer =
      typeof answer === 'object' && answer !== null && 'outcome' in answer && OUTCOMES.has(answer.outcome);
    return isAnswer ? (answer as FormAnswer) : { outcome: 'failed' };
  } catch {
    return { outcome: 'failed' };
  }
}

/** The HTTP status that says the same. */
export function statusOf(answer: FormAnswer): 200 | 413 | 422 | 429 | 503 {
  return ({ received: 200, refused: 422, limited: 429, tooLarge: 413, failed: 503 } as const)[answer.outcome];
}
