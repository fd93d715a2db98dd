import { useState } from 'react';
import { Button } from '@network/ui/button/button.tsx';
import { Field } from '@network/ui/field/field.tsx';
import { Input } from '@network/ui/input/input.tsx';
import type { ContentWholeFragment } from '../api/staff-operations.generated.ts';
import { words } from '../messages/words.ts';

const { publishing: texts } = words.content;

export interface ScheduleFormProps {
  readonly item: ContentWholeFragment;
  readonly isBusy: boolean;
  /** Times as the staff API takes them. */
  readonly onSave: (publishAt: string | null, unpublishAt: string | null) => void;
}

/** The control has no zone: it shows and takes UTC, to the minute. */
const shown = (moment: string | null): string => (moment ?? '').slice(0, 16);
const sent = (text: string): string | null => (text === '' ? null : `${text}:00Z`);

/** When an item is shown to people and taken back by itself. */
export function ScheduleForm({ item, isBusy, onSave }: ScheduleFormProps) {
  const [publishAt, setPublishAt] = useState(() => shown(item.publishAt));
  const [unpublishAt, setUnpublishAt] = useState(() => shown(item.unpublishAt));
  const isSame = publishAt === shown(item.publishAt) && unpublishAt === shown(item.unpublishAt);
  return (
    <form
      aria-label={texts.timed}
      className="flex flex-col gap-3 border-t border-subtle pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(sent(publishAt), sent(unpublishAt));
      }}
    >
      <h3 className="font-semibold">{texts.timed}</h3>
      {item.scheduleProblem === null ? null : (
        <p role="alert" className="text-small whitespace-pre-wrap text-danger">
          {texts.gaveUp} {item.scheduleProblem}
        </p>
      )}
      <Field label={texts.publishAt}>
        <Input type="datetime-local" value={publishAt} onChange={(event) => setPublishAt(event.currentTarget.value)} />
      </Field>
      <Field label={texts.unpublishAt}>
        <Input
          type="datetime-local"
          value={unpublishAt}
          onChange={(event) => setUnpublishAt(event.currentTarget.value)}
        />
      </Field>
      <p className="text-small text-muted">
        {item.scheduledBy === null ? texts.timedHint : texts.scheduledBy(item.scheduledBy)}
      </p>
      <Button type="submit" variant="outline" size="small" busy={isBusy} disabled={isSame}>
        {texts.saveSchedule}
      </Button>
    </form>
  );
}
