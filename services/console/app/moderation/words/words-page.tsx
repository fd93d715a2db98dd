import { useQuery } from '@tanstack/react-query';
import { Badge } from '@network/ui/badge/badge.tsx';
import { Button } from '@network/ui/button/button.tsx';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { Skeleton } from '@network/ui/skeleton/skeleton.tsx';
import { staffCall } from '../../api/staff-call.ts';
import { BannedWordsDocument, type BannedWordsQuery } from '../../api/staff-operations.generated.ts';
import { PageFrame } from '../../layout/page-frame.tsx';
import { isPageLost } from '../../layout/page-lost.ts';
import { FailedPage } from '../../layout/plain-pages.tsx';
import { useSession } from '../../layout/use-session.ts';
import { type Column, DataTable } from '../../list/data-table.tsx';
import { bannedWords as texts } from '../../messages/banned-words.ts';
import { words } from '../../messages/words.ts';
import { may } from '../../session/session.ts';
import { useWordChanges, type WordChanges } from './use-word-changes.ts';
import { WordForm } from './word-form.tsx';
import { WordsTrial } from './words-trial.tsx';

type Word = BannedWordsQuery['bannedWords'][number];

/** The words that no comment may contain. Everybody who sees reports can try them; moderators change them. */
export function WordsPage() {
  const mayChange = may(useSession(), 'moderation:words');
  const changes = useWordChanges();
  const { data, error, refetch } = useQuery({
    queryKey: ['banned-words', 'list'],
    queryFn: () => staffCall(BannedWordsDocument, {}),
  });
  if (isPageLost(error, data)) return <FailedPage error={error} reset={() => void refetch()} />;
  const decided = data?.bannedWords;
  return (
    <PageFrame title={texts.title} text={texts.text}>
      <div className="grid items-start gap-6 medium:grid-cols-2">
        {mayChange ? (
          <div className="rounded-panel border-line border-subtle bg-surface p-4">
            <WordForm decide={changes.decide} />
          </div>
        ) : null}
        <div className="rounded-panel border-line border-subtle bg-surface p-4">
          <WordsTrial />
        </div>
      </div>
      <section className="flex flex-col gap-3">
        <h2 className="font-semibold">{texts.list.title}</h2>
        {decided === undefined ? (
          <div role="status" aria-label={words.loading}>
            <Skeleton shape="block" />
          </div>
        ) : decided.length === 0 ? (
          <EmptyState title={texts.list.none} text={texts.list.noneText} headingLevel={3} />
        ) : (
          <DataTable
            label={texts.list.title}
            columns={mayChange ? [...COLUMNS, removalColumn(changes)] : COLUMNS}
            rows={decided}
            keyOf={({ word }) => word}
          />
        )}
      </section>
    </PageFrame>
  );
}

const byOf = ({ decidedBy }: Word): string => decidedBy ?? texts.list.command;

const COLUMNS: readonly Column<Word>[] = [
  { id: 'word', heading: texts.list.columns.word, text: ({ word }) => word },
  {
    id: 'verdict',
    heading: texts.list.columns.verdict,
    text: ({ verdict }) => texts.verdicts[verdict],
    cell: ({ verdict }) => <Badge tone={verdict === 'banned' ? 'danger' : 'outline'}>{texts.verdicts[verdict]}</Badge>,
  },
  { id: 'by', heading: texts.list.columns.by, text: byOf },
  { id: 'at', heading: texts.list.columns.at, text: ({ decidedAt }) => decidedAt, as: 'moment' },
];

function removalColumn({ remove }: WordChanges): Column<Word> {
  return {
    id: 'actions',
    heading: texts.list.columns.actions,
    text: null,
    cell: ({ word, verdict }) => (
      <Button
        size="small"
        variant="outline"
        aria-label={texts.list.removeNamed(word)}
        onClick={() => void remove(word, verdict)}
      >
        {texts.list.remove}
      </Button>
    ),
  };
}
