import { answerCalls } from './answer-calls.ts';

/** Has the biller close no payment page, as those do that can't. Until mocks are restored. */
export function pagesStayOpen(): void {
  answerCalls('/pages/end', () => Response.json({ page: 'open' }));
}
