/** What was typed, by field; never a password. */
export type TypedValues = Readonly<Record<string, string | undefined>>;

/** The result of a form that a page posted to its own address. */
export type FormAnswer =
  | { readonly outcome: 'received'; readonly caseNumber: string; readonly dueAt: string | null }
  /** The form continues elsewhere, such as on a payment page. */
  | { readonly outcome: 'redirect'; readonly location: string }
  /** An error code for each wrong field, in the form's order; the texts are the page's. */
  | {
      readonly outcome: 'refused';
      readonly errors: Readonly<Record<string, string>>;
      readonly values: TypedValues;
      /** The number that support asks for. */
      readonly reference?: string | null;
    }
  | { readonly outcome: 'limited'; readonly retryAfterSeconds: number; readonly values: TypedValues }
  /** Too large to be read; nothing was stored. */
  | { readonly outcome: 'tooLarge' }
  /** The gateway could not be reached; nothing was stored. */
  | { readonly outcome: 'failed'; readonly values?: TypedValues };

/**
 * A page whose form is posted to its own address: the brand server passes it on with the query, and shows the page with
 * the answer.
 */
export interface PageForm {
  readonly path: `/${string}`;
  /** Path at the gateway, which answers with a FormAnswer as JSON. */
  readonly sendsTo: `/brand/${string}`;
  /** True for a form of members' hosts: a post to the tour host leads to its page there. */
  readonly isMembersOnly?: true;
  /** True for a form with files, which is passed on while it comes; any other is read first. */
  readonly takesFiles?: true;
}

const OUTCOMES: ReadonlySet<unknown> = new Set(['received', 'redirect', 'refused', 'limited', 'tooLarge']);

/** Reads the gateway's answer; anything else counts as failed. */
export function readFormAnswer(text: string): FormAnswer {
  try {
    const answer: unknown = JSON.parse(text);
    const isAnswer =
      typeof answer === 'object' && answer !== null && 'outcome' in answer && OUTCOMES.has(answer.outcome);
    if (!isAnswer) return { outcome: 'failed' };
    const known = answer as FormAnswer;
    return known.outcome === 'redirect' && !/^https?:\/\//.test(known.location) ? { outcome: 'failed' } : known;
  } catch {
    return { outcome: 'failed' };
  }
}

/** The corresponding HTTP status. */
export function statusOf(answer: FormAnswer): 200 | 413 | 422 | 429 | 503 {
  return ({ received: 200, redirect: 200, refused: 422, limited: 429, tooLarge: 413, failed: 503 } as const)[
    answer.outcome
  ];
}
