import type { FieldErrors, FieldValues } from '@network/validation/requests/check-request.ts';

/** The result of a form that a page posted to its own address. */
export type FormAnswer =
  | { readonly outcome: 'received'; readonly caseNumber: string; readonly dueAt: string | null }
  | { readonly outcome: 'refused'; readonly errors: FieldErrors; readonly values: FieldValues }
  | { readonly outcome: 'limited'; readonly retryAfterSeconds: number; readonly values: FieldValues }
  /** Too large to be read; nothing was stored. */
  | { readonly outcome: 'tooLarge' }
  /** The gateway could not be reached; nothing was stored. */
  | { readonly outcome: 'failed' };

/**
 * A page whose form is posted to its own address: the brand server passes it on, and shows the page with the answer.
 * For a form that only scripts can send, a post without them leads back to its page, which says so.
 */
export interface PageForm {
  readonly path: `/${string}`;
  /** Path at the gateway, which answers with a FormAnswer as JSON. */
  readonly sendsTo: `/brand/${string}` | null;
  /** True for a form with files, which is passed on while it comes; any other is read first. */
  readonly takesFiles?: true;
}

const OUTCOMES: ReadonlySet<unknown> = new Set(['received', 'refused', 'limited', 'tooLarge']);

/** Reads the gateway's answer; anything else counts as failed. */
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

/** The corresponding HTTP status. */
export function statusOf(answer: FormAnswer): 200 | 413 | 422 | 429 | 503 {
  return ({ received: 200, refused: 422, limited: 429, tooLarge: 413, failed: 503 } as const)[answer.outcome];
}
