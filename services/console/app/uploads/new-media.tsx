import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from '@network/ui/button/button.tsx';
import { Dialog } from '@network/ui/dialog/dialog.tsx';
import { Problem } from '../layout/problem.tsx';
import { staffCall } from '../api/staff-call.ts';
import {
  DiscardMediaDocument,
  type MediaSourceWholeFragment,
  ShowMediaDocument,
} from '../api/staff-operations.generated.ts';
import { toasts } from '../layout/toasts.ts';
import { useSession } from '../layout/use-session.ts';
import { newMedia as texts } from '../messages/new-media.ts';
import { words } from '../messages/words.ts';
import { may } from '../session/session.ts';

/** Whether a file is ready that would replace what people see. */
export const isNewMedia = ({ state, film }: Pick<MediaSourceWholeFragment, 'state' | 'film'>): boolean =>
  state === 'prepared' && film?.isDraft === false;

/** What becomes of new media of a film that people see: they are shown, or discarded. */
export function NewMedia({ sourceId, children }: { sourceId: string; children?: ReactNode }) {
  const client = useQueryClient();
  const mayShow = may(useSession(), 'content:publish');
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const decide = async (document: typeof ShowMediaDocument | typeof DiscardMediaDocument, done: string) => {
    setBusy(true);
    setAsking(false);
    setProblem(null);
    try {
      const { result } = await staffCall(document as typeof ShowMediaDocument, { sourceId });
      if (result.__typename === 'NewMediaRefused') setProblem(result.message);
      else toasts.show({ type: 'success', message: done });
      await Promise.all(['uploads', 'whole-film'].map((key) => client.invalidateQueries({ queryKey: [key] })));
    } catch {
      setProblem(words.failed.text);
    } finally {
      setBusy(false);
    }
  };
  return (
    <section aria-label={texts.title} className="flex flex-col items-start gap-3">
      <p className="text-small">{texts.text}</p>
      {children}
      <div className="flex flex-wrap gap-3">
        {mayShow ? (
          <Button type="button" size="small" busy={isBusy} onClick={() => void decide(ShowMediaDocument, texts.shown)}>
            {texts.show}
          </Button>
        ) : null}
        <Button type="button" variant="outline" size="small" disabled={isBusy} onClick={() => setAsking(true)}>
          {texts.discard}
        </Button>
      </div>
      <Problem text={problem} />
      {isAsking ? (
        <DiscardDialog
          onConfirm={() => void decide(DiscardMediaDocument, texts.discarding.done)}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </section>
  );
}

/** Asks before hours of preparation are deleted. */
function DiscardDialog({ onConfirm, onClose }: { onConfirm: () => void; onClose: () => void }) {
  const { title, text, keep, confirm } = texts.discarding;
  return (
    <Dialog open onOpenChange={onClose} title={title} description={text} closeLabel={keep} backdropCloses escapeCloses>
      <div className="flex justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          {keep}
        </Button>
        <Button variant="danger" onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
