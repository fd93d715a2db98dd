import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@network/ui/button/button.tsx';
import { staffCall } from '../api/staff-call.ts';
import {
  MailRequestAnswerAgainDocument,
  RequestMailsDocument,
  type RequestMailsQuery,
} from '../api/staff-operations.generated.ts';
import { toasts } from '../layout/toasts.ts';
import { useRequestKey } from '../layout/use-request-key.ts';
import { Moment } from '../list/moment.tsx';
import { requestTexts } from '../messages/requests.ts';
import { words } from '../messages/words.ts';

type MailState = RequestMailsQuery['requestMails'][number];

const { mail: texts } = requestTexts;
/** A mail is sent within seconds; one that was postponed, after minutes. */
const POLLED_MS = { first: 2_000, postponed: 30_000 } as const;

/** What became of the mails of a request, by event; looked at again while one of them waits. */
export function useAnswerMails(id: string): ReadonlyMap<string, MailState> {
  const { data = [] } = useQuery({
    queryKey: ['request-mails', id],
    queryFn: async () => (await staffCall(RequestMailsDocument, { id })).requestMails,
    refetchInterval: ({ state }) => {
      const waiting = state.data?.filter((mail) => mail.state === 'queued') ?? [];
      if (waiting.length === 0) return false;
      return waiting.some(({ attempts }) => attempts === 0) ? POLLED_MS.first : POLLED_MS.postponed;
    },
  });
  return new Map(data.map((mail) => [mail.event, mail]));
}

/** What became of the mail of an answer, and the way to send it again where it has failed. */
export function AnswerMailState({
  requestId,
  mail,
  isLast,
}: {
  requestId: string;
  mail: MailState;
  /** Whether it was not sent again since. */
  isLast: boolean;
}) {
  const client = useQueryClient();
  const keyOf = useRequestKey();
  const [isSending, setSending] = useState(false);
  const again = async () => {
    setSending(true);
    try {
      const variables = { id: requestId, event: mail.event, requestKey: keyOf([mail.event, mail.attempts]) };
      const { result } = await staffCall(MailRequestAnswerAgainDocument, variables);
      const isRefused = result.__typename === 'RequestRefused';
      toasts.show(isRefused ? { type: 'warning', message: result.message } : { type: 'success', message: texts.done });
      await client.invalidateQueries({ queryKey: ['request', requestId] });
      await client.invalidateQueries({ queryKey: ['request-mails', requestId] });
    } catch {
      toasts.show({ type: 'error', message: words.failed.text });
    }
    setSending(false);
  };
  const isPostponed = mail.state === 'queued' && mail.lastError !== null;
  const mayBeSent = (isPostponed || mail.state === 'failed') && isLast;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className={mail.state === 'failed' ? 'text-small text-danger' : 'text-small text-muted'}>
        <StateText mail={mail} />
      </p>
      {mayBeSent ? (
        <Button size="small" variant="outline" busy={isSending} onClick={() => void again()}>
          {texts.again}
        </Button>
      ) : null}
    </div>
  );
}

function StateText({ mail: { state, attempts, lastError, nextAttemptAt, settledAt } }: { mail: MailState }) {
  if (state === 'failed') return texts.failed(lastError ?? '');
  if (state === 'sent') {
    return (
      <>
        {texts.sent} <Moment at={settledAt} />
      </>
    );
  }
  if (lastError === null) return texts.queued;
  return (
    <>
      {texts.postponed(attempts, lastError)} <Moment at={nextAttemptAt} />
    </>
  );
}
