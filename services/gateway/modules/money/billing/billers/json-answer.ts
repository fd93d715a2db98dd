import type { PostbackAnswer, PostbackOutcome } from './biller.ts';

const ANSWERS: Readonly<Record<PostbackOutcome, { readonly status: number; readonly text: string }>> = {
  taken: { status: 200, text: 'taken' },
  failed: { status: 503, text: 'failed' },
  refused: { status: 401, text: 'refused' },
  repeated: { status: 409, text: 'refused' },
  'not-understood': { status: 400, text: 'flagged' },
};

/** The answer to a postback for billers that read its status only. */
export function jsonAnswer(outcome: PostbackOutcome): PostbackAnswer {
  const { status, text } = ANSWERS[outcome];
  return { status, contentType: 'application/json', body: JSON.stringify({ status: text }) };
}
