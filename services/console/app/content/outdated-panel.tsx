import { Button } from '@network/ui/button/button.tsx';
import { keptChanges as texts } from '../messages/kept-changes.ts';
import { words } from '../messages/words.ts';

/** Nothing was saved, because the page is of another release than the gateway; with a way to load it again. */
export function OutdatedPanel({ isKept }: { /** Whether the browser has what was changed. */ isKept: boolean }) {
  return (
    <section role="alert" className="flex flex-col gap-3 rounded-panel border-line border-outline bg-surface p-6">
      <p>{texts.outdated}</p>
      <p className="text-muted">{isKept ? texts.untilLoaded : texts.notKept}</p>
      <Button size="small" onClick={() => globalThis.location.reload()} className="self-start">
        {words.failed.reload}
      </Button>
    </section>
  );
}
