import { Link } from '@tanstack/react-router';
import { type SubmitEvent, useState } from 'react';
import { Button } from '@network/ui/button/button.tsx';
import { buttonStyle } from '@network/ui/button/button-style.ts';
import { Dialog } from '@network/ui/dialog/dialog.tsx';
import { Field } from '@network/ui/field/field.tsx';
import { Input } from '@network/ui/input/input.tsx';
import { momentText } from '../../list/moment.tsx';
import { calendar as texts } from '../../messages/calendar.ts';
import { StateMark, titleOf } from '../content-columns.tsx';
import { sectionOfKind } from '../content-sections.ts';
import { conflictsOf, type Entry, isMovable } from './conflicts.ts';
import type { EntryContext } from './entry-button.tsx';

export interface EntryDialogProps {
  readonly entry: Entry;
  readonly context: Pick<EntryContext, 'all' | 'now' | 'mayMove'>;
  /** Answers whether it was moved. */
  readonly onMove: (entry: Entry, to: string) => Promise<boolean>;
  readonly onClose: () => void;
}

/** An entry with its state and what is wrong with it; moves it to another time, and leads to what it is about. */
export function EntryDialog({ entry, context, onMove, onClose }: EntryDialogProps) {
  const { what, at, item } = entry;
  const shown = new Date(at).toISOString().slice(0, 16);
  const [to, setTo] = useState(shown);
  const [isBusy, setBusy] = useState(false);
  const conflicts = conflictsOf(entry, context.all, context.now);
  const isPast = to !== '' && new Date(`${to}:00Z`) <= context.now;
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    if (await onMove(entry, `${to}:00Z`)) onClose();
    else setBusy(false);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={titleOf(item)}
      description={`${texts.what[what]} ${momentText(at)}`}
      closeLabel={texts.close}
    >
      <div className="flex flex-wrap items-center gap-3">
        <StateMark {...item} />
        <Link
          to={`${sectionOfKind(item.kind).path}/${encodeURIComponent(item.id)}` as '/'}
          className={buttonStyle({ variant: 'outline', size: 'small' })}
        >
          {texts.open}
        </Link>
      </div>
      {conflicts.length === 0 ? null : (
        <ul className="flex flex-col gap-1 text-small text-warning">
          {conflicts.map((each) => (
            <li key={each}>{texts.conflicts[each]}</li>
          ))}
        </ul>
      )}
      {context.mayMove && isMovable(entry, context.now) ? (
        <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
          <Field label={texts.moveTo} error={isPast ? texts.past : undefined}>
            <Input type="datetime-local" required value={to} onChange={(event) => setTo(event.currentTarget.value)} />
          </Field>
          <Button
            type="submit"
            size="small"
            className="self-start"
            busy={isBusy}
            disabled={to === shown || to === '' || isPast}
          >
            {texts.move}
          </Button>
        </form>
      ) : null}
    </Dialog>
  );
}
