import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Badge } from '@network/ui/badge/badge.tsx';
import { staffCall } from '../../api/staff-call.ts';
import { PreviewBannedWordDocument, type PreviewBannedWordQuery } from '../../api/staff-operations.generated.ts';
import type { BannedWordVerdict } from '../../api/staff-types.generated.ts';
import { bannedWords } from '../../messages/banned-words.ts';

const texts = bannedWords.preview;

type Preview = PreviewBannedWordQuery['previewBannedWord'];
interface PreviewState {
  readonly data: Preview | undefined;
  readonly isFailed: boolean;
}

/** What deciding on a word would do; nothing while none is typed. */
export function useWordPreview(text: string, verdict: BannedWordVerdict): PreviewState {
  const { data, error } = useQuery({
    queryKey: ['banned-words', 'preview', text, verdict],
    queryFn: () => staffCall(PreviewBannedWordDocument, { text, verdict }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  });
  return { data: text === '' ? undefined : data?.previewBannedWord, isFailed: error !== null };
}

/** How a word is compared, what else it catches, and how many of the latest comments it would have refused. */
export function WordPreview({
  verdict,
  isTyped,
  preview: { data, isFailed },
}: {
  verdict: BannedWordVerdict;
  isTyped: boolean;
  preview: PreviewState;
}) {
  return (
    <section
      aria-label={texts.title}
      aria-live="polite"
      className="flex min-h-24 flex-col gap-3 rounded-panel border-line border-subtle bg-raised p-4 text-small"
    >
      {isFailed ? <p>{texts.failed}</p> : null}
      {isTyped || isFailed ? null : <p className="text-muted">{texts.none}</p>}
      {data === undefined || isFailed || data.reading === '' ? null : (
        <>
          <p>
            <span className="text-muted">{texts.reading}</span>{' '}
            <b className="break-words text-strong">{data.reading}</b>
          </p>
          {data.spellings.length === 0 || verdict === 'allowed' ? null : (
            <p className="flex flex-wrap items-center gap-2">
              <span className="text-muted">{texts.spellings}</span>
              {data.spellings.map((spelling) => (
                <Badge key={spelling} tone="outline">
                  {spelling}
                </Badge>
              ))}
            </p>
          )}
          <Caught preview={data} />
        </>
      )}
    </section>
  );
}

function Caught({ preview }: { preview: Preview }) {
  const { latestComments, caughtComments, caughtExamples, refusal } = preview;
  // No comment was read for a word that is allowed, or refused for another reason.
  if (latestComments === 0) return null;
  return (
    <>
      <p className={refusal?.code === 'TOO_BROAD' ? 'text-danger' : 'text-strong'}>
        {texts.caught(caughtComments, latestComments)}
      </p>
      {caughtExamples.length === 0 ? null : (
        <div className="flex flex-col gap-1">
          <p className="text-muted">{texts.examples}</p>
          <ul className="flex flex-col gap-1">
            {caughtExamples.map((example, index) => (
              <li key={`${index} ${example}`} className="line-clamp-2 break-words">
                {example}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
