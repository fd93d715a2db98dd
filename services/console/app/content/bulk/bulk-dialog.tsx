import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import {
  BULK_CHANGES,
  BULK_LIMIT,
  type BulkChangeName,
  MOST_AT_ONCE,
  needsSecondPerson,
} from '@network/access/staff/bulk-changes.ts';
import { showsWorth } from '@network/access/staff/priced-content.ts';
import { Button } from '@network/ui/button/button.tsx';
import { Dialog } from '@network/ui/dialog/dialog.tsx';
import { Field } from '@network/ui/field/field.tsx';
import { Input } from '@network/ui/input/input.tsx';
import { Select } from '@network/ui/select/select.tsx';
import { failureText } from '../../api/failure-text.ts';
import { staffCall } from '../../api/staff-call.ts';
import {
  type ContentSummaryFragment,
  PreviewBulkChangeDocument,
  type PreviewBulkChangeQuery,
  RequestBulkChangeDocument,
} from '../../api/staff-operations.generated.ts';
import type { BulkChangeInput, ContentKind } from '../../api/staff-types.generated.ts';
import { toasts } from '../../layout/toasts.ts';
import { useRequestKey } from '../../layout/use-request-key.ts';
import { useSession } from '../../layout/use-session.ts';
import { actionButtons } from '../../messages/action-buttons.ts';
import { bulk as texts } from '../../messages/bulk.ts';
import { may } from '../../session/session.ts';
import { PlanTable } from './plan-table.tsx';
import { canUndo, countOf, useUndoBulk } from './use-undo-bulk.ts';

const NAMES = Object.keys(BULK_CHANGES) as readonly BulkChangeName[];
const OF_FIELDS: readonly BulkChangeName[] = ['addCategory', 'removeCategory', 'addTag', 'removeTag', 'setChannel'];
const OF_TAGS: readonly BulkChangeName[] = ['addTag', 'removeTag'];

/** Whether a change can be made of things of a kind. */
const fits = (name: BulkChangeName, kind: ContentKind): boolean =>
  (name !== 'erase' && !OF_FIELDS.includes(name)) ||
  kind === 'film' ||
  (kind === 'performer' && OF_TAGS.includes(name));

/** The change with how many it is made of, or its request where a second person decides. */
function confirmLabel(name: BulkChangeName, kind: ContentKind, count: number): string {
  const label = texts.confirm[name](name === 'deleteDrafts' ? texts.drafts(count) : texts.things(count));
  return needsSecondPerson(name, kind, count) ? actionButtons.request(label) : label;
}

const sent = (text: string): string | null => (text === '' ? null : `${text}:00Z`);

export interface BulkDialogProps {
  readonly kind: ContentKind;
  readonly chosen: readonly ContentSummaryFragment[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Changes chosen things together: what to do, what it would do with each, why, and then what became of it. */
export function BulkDialog({ kind, chosen, onDone, onClose }: BulkDialogProps) {
  const session = useSession();
  const client = useQueryClient();
  const undo = useUndoBulk();
  const names = NAMES.filter((name) => may(session, BULK_CHANGES[name]) && fits(name, kind));
  const [change, setChange] = useState<BulkChangeInput>({
    name: names[0] ?? 'publish',
    slug: null,
    publishAt: null,
    unpublishAt: null,
  });
  const [reason, setReason] = useState('');
  const [plans, setPlans] = useState<PreviewBulkChangeQuery['previewBulkChange'] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const keyOf = useRequestKey();
  const items = chosen.map(({ id, version }) => ({ id, version }));
  const isTooMany = items.length > MOST_AT_ONCE;
  const edit = (more: Partial<BulkChangeInput>) => {
    setChange((current) => ({ ...current, ...more }));
    setPlans(null);
  };
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblem(null);
    await work().catch((error: unknown) => setProblem(failureText(error)));
    setBusy(false);
  };
  const preview = () =>
    attempt(async () => {
      setPlans((await staffCall(PreviewBulkChangeDocument, { kind, change, items })).previewBulkChange);
    });
  const apply = () =>
    attempt(async () => {
      const request = { kind, change, items, reason };
      const variables = { ...request, requestKey: keyOf(request) };
      const { result } = await staffCall(RequestBulkChangeDocument, variables);
      if (result.__typename === 'BulkRefused') return setProblem(result.message);
      await client.invalidateQueries({ queryKey: ['content'] });
      await client.invalidateQueries({ queryKey: ['bulk-changes'] });
      const { id, state, results } = result.change;
      const refused = countOf(results, 'refused');
      toasts.show({
        type: refused > 0 ? 'warning' : 'success',
        message: state === 'open' ? texts.waits : texts.done(countOf(results, 'done'), refused),
        ...(canUndo(result.change) && { action: { label: texts.undo, run: () => void undo(id) } }),
      });
      onDone();
      onClose();
    });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void (plans === null ? preview() : apply());
  };
  const slugLabel = texts.slugs[change.name];
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="large"
      title={texts.dialogTitle(items.length)}
      closeLabel={texts.close}
      backdropCloses={false}
      escapeCloses
    >
      <form onSubmit={submit} className="flex flex-col gap-5">
        <Field label={texts.what}>
          <Select
            value={change.name}
            options={names.map((value) => ({ value, label: texts.names[value] }))}
            onChange={(event) => edit({ name: event.currentTarget.value as BulkChangeName })}
          />
        </Field>
        {slugLabel === undefined ? null : (
          <Field label={slugLabel} hint={texts.written}>
            <Input
              value={change.slug ?? ''}
              required={change.name !== 'setChannel'}
              onChange={(event) => edit({ slug: event.currentTarget.value || null })}
            />
          </Field>
        )}
        {texts.noUndo[change.name] === undefined ? null : <p className="text-warning">{texts.noUndo[change.name]}</p>}
        {change.name === 'schedule' ? (
          <div className="grid gap-4 medium:grid-cols-2">
            {(['publishAt', 'unpublishAt'] as const).map((name) => (
              <Field key={name} label={texts[name]}>
                <Input
                  type="datetime-local"
                  value={change[name]?.slice(0, 16) ?? ''}
                  onChange={(event) => {
                    const at = sent(event.currentTarget.value);
                    edit(name === 'publishAt' ? { publishAt: at } : { unpublishAt: at });
                  }}
                />
              </Field>
            ))}
          </div>
        ) : null}
        {plans === null ? null : <PlanTable plans={plans} />}
        {plans === null ? null : (
          <Field label={texts.reason}>
            <Input value={reason} required minLength={3} onChange={(event) => setReason(event.currentTarget.value)} />
          </Field>
        )}
        {showsWorth(kind, change.name) ? <p className="text-small text-muted">{texts.priced}</p> : null}
        {items.length > BULK_LIMIT ? <p className="text-small text-muted">{texts.limit(BULK_LIMIT)}</p> : null}
        {isTooMany ? <p className="text-danger">{texts.tooMany(MOST_AT_ONCE)}</p> : null}
        {problem === null ? null : (
          <p role="alert" className="text-danger">
            {problem}
          </p>
        )}
        <Button type="submit" className="self-end" busy={isBusy} disabled={isTooMany}>
          {plans === null ? texts.preview : confirmLabel(change.name, kind, items.length)}
        </Button>
      </form>
    </Dialog>
  );
}
