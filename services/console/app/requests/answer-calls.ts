import { staffCall } from '../api/staff-call.ts';
import {
  CloseRequestDocument,
  NoteOnRequestDocument,
  PreviewRequestMailDocument,
  ReopenRequestDocument,
  ReplyToRequestDocument,
} from '../api/staff-operations.generated.ts';
import { typedText } from '../layout/typed-text.ts';

export type AnswerKind = 'reply' | 'note' | 'close' | 'reopen';

/** What was typed, with the email as it will be read. The key names the request, however often its answer gets lost. */
export interface TypedAnswer {
  readonly text: string;
  readonly outcome: 'done' | 'declined';
  readonly films: readonly string[];
  readonly waits: boolean;
  readonly requestKey: string;
  readonly mail: {
    readonly to: string;
    readonly replyTo: string | null;
    readonly subject: string;
    readonly text: string;
  } | null;
}

/** An answer from its form, with the key of what it says. Addresses of films count as their slugs. */
export function typedAnswer(form: FormData, keyOf: (request: unknown) => string): TypedAnswer {
  const typed = {
    text: typedText(form, 'text'),
    outcome: form.get('outcome') === 'declined' ? 'declined' : 'done',
    films: typedText(form, 'films')
      .split(/[\s,]+/)
      .map((each) =>
        each
          .replace(/[?#].*$/, '')
          .replace(/\/+$/, '')
          .replace(/^.*\//, ''),
      )
      .filter((slug) => slug !== ''),
    waits: form.get('waits') === 'waiting',
  } as const;
  return { ...typed, requestKey: keyOf(typed), mail: null };
}

/** The answer with the email that the person will read. */
export async function previewAnswer(id: string, kind: AnswerKind, answer: TypedAnswer): Promise<TypedAnswer> {
  const outcome = kind === 'close' ? answer.outcome : null;
  const { previewRequestMail: mail } = await staffCall(PreviewRequestMailDocument, { id, text: answer.text, outcome });
  return { ...answer, mail };
}

/** Sends an answer. @returns why it was refused, or null once it is done */
export async function sendAnswer(id: string, kind: AnswerKind, answer: TypedAnswer): Promise<string | null> {
  const { text, outcome, films, waits, requestKey } = answer;
  const { result } =
    kind === 'reply'
      ? await staffCall(ReplyToRequestDocument, { id, text, waits, requestKey })
      : kind === 'close'
        ? await staffCall(CloseRequestDocument, { id, text, outcome, films, requestKey })
        : kind === 'note'
          ? await staffCall(NoteOnRequestDocument, { id, text, requestKey })
          : await staffCall(ReopenRequestDocument, { id, reason: text, requestKey });
  return result.__typename === 'RequestRefused' ? result.message : null;
}
