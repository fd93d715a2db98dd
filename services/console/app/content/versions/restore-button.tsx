import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@network/ui/button/button.tsx';
import { Dialog } from '@network/ui/dialog/dialog.tsx';
import { failureText } from '../../api/failure-text.ts';
import { staffCall } from '../../api/staff-call.ts';
import { type ContentWholeFragment, RestoreVersionDocument } from '../../api/staff-operations.generated.ts';
import { toasts } from '../../layout/toasts.ts';
import { versions as texts } from '../../messages/versions.ts';
import { words } from '../../messages/words.ts';
import { type ContentAnswer, itemQuery, versionQuery } from '../content-calls.ts';
import { contentOf } from '../content-columns.tsx';
import { contentFields } from '../content-fields.ts';
import { differencesOf, valuesOf } from '../field-values.ts';
import { Explanation } from '../explanation.tsx';
import { FieldDifference } from './field-difference.tsx';

/** Writes an earlier version again, once what would change of the latest one was shown. It can be undone. */
export function RestoreButton({ item, version }: { item: ContentWholeFragment; version: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="small" onClick={() => setOpen(true)}>
        {texts.restore(version)}
      </Button>
      {isOpen ? <RestoreDialog item={item} version={version} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

interface RestoreDialogProps {
  readonly item: ContentWholeFragment;
  readonly version: number;
  readonly onClose: () => void;
}

function RestoreDialog({ item, version, onClose }: RestoreDialogProps) {
  const restore = useRestore();
  const { data } = useQuery(versionQuery(item.kind, item.id, version));
  const [answer, setAnswer] = useState<ContentAnswer | null>(null);
  const [isBusy, setBusy] = useState(false);
  const fields = contentFields[item.kind];
  const earlier = data?.item;
  const differences =
    earlier === undefined
      ? null
      : differencesOf(fields, valuesOf(fields, contentOf(item)), valuesOf(fields, contentOf(earlier)));
  const confirm = async () => {
    setBusy(true);
    const result = await restore(item, version, texts.restored(version), true);
    setBusy(false);
    if (result?.__typename === 'ContentSaved') onClose();
    else setAnswer(result);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="large"
      title={texts.restoreTitle(version)}
      description={texts.restoreText(version)}
      closeLabel={texts.cancel}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            busy={isBusy}
            disabled={differences === null || differences.length === 0}
            onClick={() => void confirm()}
          >
            {texts.restore(version)}
          </Button>
        </>
      }
    >
      <Explanation answer={answer} />
      {item.publishAt === null ? null : <p className="text-warning">{texts.restoreTimed}</p>}
      {differences?.length === 0 ? <p className="text-muted">{texts.restoreSame}</p> : null}
      <div>
        {differences?.map((difference) => (
          <FieldDifference key={difference.field.name} difference={difference} layout="inline" />
        ))}
      </div>
    </Dialog>
  );
}

/** Restores a version and says so; the message has a button that goes back to what was there before. */
function useRestore() {
  const client = useQueryClient();
  const restore = async (
    { kind, id, version: expectedVersion }: ContentWholeFragment,
    version: number,
    done: string,
    isUndoable: boolean,
  ): Promise<ContentAnswer | null> => {
    try {
      const { result } = await staffCall(RestoreVersionDocument, { kind, id, expectedVersion, version });
      if (result.__typename !== 'ContentSaved') {
        if (!isUndoable)
          toasts.show({ type: 'error', message: `${texts.notRestored} ${words.content.publishing.conflict}` });
        return result;
      }
      client.setQueryData(itemQuery(kind, id).queryKey, result.item);
      await client.invalidateQueries({ queryKey: ['content', kind] });
      const undo = () => void restore(result.item, expectedVersion, texts.undone, false);
      toasts.show({
        type: 'success',
        message: done,
        ...(isUndoable && { action: { label: texts.undo, run: undo } }),
      });
      return result;
    } catch (error) {
      toasts.show({ type: 'error', message: failureText(error) });
      return null;
    }
  };
  return restore;
}
