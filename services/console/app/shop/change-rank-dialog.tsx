import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type SubmitEvent, useState } from 'react';
import { Button } from '@network/ui/button/button.tsx';
import { Dialog } from '@network/ui/dialog/dialog.tsx';
import { Field } from '@network/ui/field/field.tsx';
import { Input } from '@network/ui/input/input.tsx';
import { Skeleton } from '@network/ui/skeleton/skeleton.tsx';
import { failureText } from '../api/failure-text.ts';
import type { ContentWholeFragment } from '../api/staff-operations.generated.ts';
import type { DealPlace } from '../api/staff-types.generated.ts';
import { type ContentAnswer, itemQuery } from '../content/content-calls.ts';
import { Explanation } from '../content/explanation.tsx';
import { toasts } from '../layout/toasts.ts';
import { formText } from '../list/form-text.ts';
import { people } from '../messages/people.ts';
import { slots } from '../messages/slots.ts';
import { words } from '../messages/words.ts';
import { RANK_FIELDS, readRank, saveRank } from './change-rank.ts';
import type { SlotDeal } from './deal-slot.tsx';
import { dealPath } from './slot-columns.tsx';

const texts = slots.rank;

interface ChangeRankDialogProps {
  readonly deal: Pick<SlotDeal, 'id' | 'name'>;
  readonly place: DealPlace;
  readonly onClose: () => void;
}

/** Changes the rank of a deal in a slot: a version of its content, published at once where the deal is on the site. */
export function ChangeRankDialog({ deal, place, onClose }: ChangeRankDialogProps) {
  const {
    data: item,
    error,
    isFetchedAfterMount,
  } = useQuery({
    ...itemQuery('deal', deal.id),
    // What is typed counts for the version that was shown; one of somebody else in the meantime is a conflict.
    refetchOnWindowFocus: false,
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={texts.title(deal.name, slots.places[place].title)}
      closeLabel={people.dialog.cancel}
      backdropCloses={false}
      escapeCloses
    >
      {error !== null ? (
        <p role="alert" className="text-danger">
          {words.failed.text}
        </p>
      ) : !isFetchedAfterMount || item === undefined ? (
        <div role="status" aria-label={words.loading}>
          <Skeleton shape="block" />
        </div>
      ) : item === null ? (
        <p>{texts.missing}</p>
      ) : item.state === 'published' && item.version !== item.publishedVersion ? (
        <>
          <p>{texts.unpublished}</p>
          <FormLink id={deal.id} />
        </>
      ) : (
        <RankForm item={item} place={place} onClose={onClose} />
      )}
    </Dialog>
  );
}

function RankForm({ item, place, onClose }: { item: ContentWholeFragment; place: DealPlace; onClose: () => void }) {
  const client = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const [answer, setAnswer] = useState<ContentAnswer | null>(null);
  const [isSavedOnly, setSavedOnly] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isRunning = item.state === 'published';
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const rank = readRank(formText(event.currentTarget, 'rank'));
    setProblem(rank === 'wrong' ? texts.wrong : undefined);
    if (rank === 'wrong') return;
    setBusy(true);
    try {
      const { answer: last, isSaved } = await saveRank(item, place, rank);
      await client.invalidateQueries({ queryKey: ['deal-slots'] });
      if (last?.__typename === 'ContentSaved') {
        // Once it is saved the form has nothing to compare with; the next one reads the deal again.
        client.removeQueries({ queryKey: ['content', 'deal'] });
        toasts.show({ type: 'success', message: texts.saved });
        onClose();
        return;
      }
      setAnswer(last);
      setSavedOnly(isSaved);
    } catch (failure) {
      setProblem(failureText(failure));
    } finally {
      setBusy(false);
    }
  };
  if (isSavedOnly) {
    return (
      <>
        <p role="alert">{texts.unpublishedAfter}</p>
        <Explanation answer={answer} />
        <FormLink id={item.id} />
      </>
    );
  }
  const rank = item.deal?.[RANK_FIELDS[place]] ?? null;
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-5">
      <p className="text-muted">{isRunning ? texts.running : texts.notRunning}</p>
      <Field label={texts.label} hint={texts.hint} error={problem}>
        <Input name="rank" inputMode="numeric" defaultValue={rank === null ? '' : String(rank)} />
      </Field>
      <Explanation answer={answer} />
      <div className="flex justify-end">
        <Button type="submit" busy={isBusy}>
          {texts.submit}
        </Button>
      </div>
    </form>
  );
}

function FormLink({ id }: { id: string }) {
  return (
    <Link to={dealPath(id)} className="self-start underline underline-offset-2">
      {texts.form}
    </Link>
  );
}
