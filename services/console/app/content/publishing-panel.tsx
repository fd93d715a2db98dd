import { type ReactNode, useState } from 'react';
import { Button } from '@network/ui/button/button.tsx';
import { Field } from '@network/ui/field/field.tsx';
import { Input } from '@network/ui/input/input.tsx';
import { staffCall } from '../api/staff-call.ts';
import {
  type ContentWholeFragment,
  DeleteDraftDocument,
  PublishContentDocument,
  ScheduleContentDocument,
  UnpublishContentDocument,
} from '../api/staff-operations.generated.ts';
import { words } from '../messages/words.ts';
import { ApprovalDialog } from './approval-dialog.tsx';
import { StateMark } from './content-columns.tsx';
import { Explanation } from './explanation.tsx';
import { ScheduleForm } from './schedule-form.tsx';
import { TakeBackDialog } from './take-back-dialog.tsx';
import { useItemCall } from './use-item-call.ts';
import { WaitingRequest } from './waiting-request.tsx';

const { publishing: texts } = words.content;

export interface PublishingPanelProps {
  readonly item: ContentWholeFragment;
  readonly mayPublish: boolean;
  readonly mayWrite: boolean;
  readonly onDeleted: () => void;
  /** How far the media of a film are. */
  readonly media?: ReactNode;
}

/** What people see of an item, and what changes it: publish now, schedule, take back, delete a draft. */
export function PublishingPanel({ item, mayPublish, mayWrite, onDeleted, media }: PublishingPanelProps) {
  const [releaseAt, setReleaseAt] = useState('');
  const [isAsking, setAsking] = useState(false);
  const { answer, isBusy, approval, endApproval, run } = useItemCall(item);
  const key = { kind: item.kind, id: item.id, expectedVersion: item.version };
  const publish = (at: string | null) =>
    run({
      call: () => staffCall(PublishContentDocument, { ...key, releaseAt: at }),
      done: at === null ? texts.published : texts.scheduled,
      change: { name: 'publish' },
    });
  const schedule = (publishAt: string | null, unpublishAt: string | null) =>
    run({
      call: () => staffCall(ScheduleContentDocument, { ...key, publishAt, unpublishAt }),
      done: texts.savedSchedule,
      change: { name: 'schedule', publishAt, unpublishAt },
    });
  const isCurrent = item.state === 'published' && item.publishedVersion === item.version;
  return (
    <section
      aria-label={texts.title}
      className="flex flex-col gap-4 rounded-panel border-line border-subtle bg-surface p-6"
    >
      <h2 className="type-display text-title-4">{texts.title}</h2>
      <StateMark {...item} />
      {media}
      <Explanation answer={answer} />
      {mayPublish ? (
        <>
          {item.waiting ? (
            <WaitingRequest request={item.waiting} />
          ) : (
            <>
              <Button
                busy={isBusy}
                size="small"
                variant={isCurrent ? 'outline' : 'solid'}
                onClick={() => void publish(null)}
              >
                {isCurrent ? texts.again : texts.publish}
              </Button>
              {item.kind === 'film' ? (
                <div className="flex flex-col gap-2">
                  <Field label={texts.at}>
                    <Input
                      type="datetime-local"
                      value={releaseAt}
                      onChange={(event) => setReleaseAt(event.currentTarget.value)}
                    />
                  </Field>
                  <Button
                    busy={isBusy}
                    variant="outline"
                    size="small"
                    disabled={releaseAt === ''}
                    onClick={() => void publish(`${releaseAt}:00Z`)}
                  >
                    {texts.schedule}
                  </Button>
                </div>
              ) : null}
              <ScheduleForm
                key={item.version}
                item={item}
                isBusy={isBusy}
                onSave={(publishAt, unpublishAt) => void schedule(publishAt, unpublishAt)}
              />
            </>
          )}
          {item.state === 'published' ? (
            <Button busy={isBusy} variant="danger" size="small" onClick={() => setAsking(true)}>
              {texts.unpublish}
            </Button>
          ) : null}
        </>
      ) : null}
      {approval === null ? null : <ApprovalDialog item={item} {...approval} onClose={endApproval} />}
      {isAsking ? (
        <TakeBackDialog
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            void run({ call: () => staffCall(UnpublishContentDocument, key), done: texts.unpublished });
          }}
        />
      ) : null}
      {mayWrite && item.state === 'draft' ? (
        <Button
          busy={isBusy}
          variant="quiet"
          size="small"
          onClick={() =>
            void run({ call: () => staffCall(DeleteDraftDocument, key), done: texts.deleted, onDone: onDeleted })
          }
        >
          {texts.delete}
        </Button>
      ) : null}
    </section>
  );
}
