import { useMutation } from '@tanstack/react-query';
import { operationMutation } from '@network/core/api/operation-query.ts';
import { errorText } from '@network/core/i18n/error-text.ts';
import { useQuery } from '@network/core/query/use-query.ts';
import { EndOtherSessionsDocument } from '../api/end-other-sessions.generated.ts';
import { EndSessionDocument } from '../api/end-session.generated.ts';
import { accountSessionsQuery } from '../queries.ts';
import { SessionsView } from './sessions-view.tsx';

/** The active sessions, and the controls to end them. */
export function SessionsPart() {
  const { data, error, dataUpdatedAt } = useQuery(accountSessionsQuery);
  const endOne = useMutation({
    ...operationMutation(EndSessionDocument),
    onSettled: (_data, _error, _variables, _result, { client }) =>
      client.invalidateQueries({ queryKey: accountSessionsQuery.queryKey }),
  });
  const endOthers = useMutation({
    ...operationMutation(EndOtherSessionsDocument),
    onSettled: (_data, _error, _variables, _result, { client }) =>
      client.invalidateQueries({ queryKey: accountSessionsQuery.queryKey }),
  });
  const failed = error ?? endOne.error ?? endOthers.error;
  return (
    <SessionsView
      sessions={data?.sessions ?? []}
      now={dataUpdatedAt}
      ending={endOne.isPending ? String(endOne.variables.id) : endOthers.isPending ? 'others' : null}
      endedCount={endOthers.data?.endOtherSessions ?? null}
      failure={failed ? errorText(failed) : undefined}
      onEnd={(id) => endOne.mutate({ id })}
      onEndOthers={() => endOthers.mutate({})}
    />
  );
}
