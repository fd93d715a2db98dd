import { useId } from 'react';
import { Button } from '@network/ui/button/button.tsx';
import { Moment } from '../../list/moment.tsx';
import { keptChanges as texts } from '../../messages/kept-changes.ts';
import { labelOfField } from '../content-field.ts';
import type { KeptChanges } from './kept-changes.ts';

export interface KeptPanelProps {
  readonly kept: KeptChanges;
  /** Somebody saved another version since. */
  readonly isOlder: boolean;
  readonly onTake: () => void;
  readonly onDiscard: () => void;
}

/** Changes that an earlier visit did not save, with the ways to have them again or to be rid of them. */
export function KeptPanel({ kept, isOlder, onTake, onDiscard }: KeptPanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-3 rounded-panel border-line border-outline bg-surface p-6 text-small"
    >
      <h2 id={id} className="type-display text-title-4">
        {texts.title}
      </h2>
      <p>
        {texts.when} <Moment at={kept.at} />. {texts.fields(Object.keys(kept.values).map(labelOfField))}
      </p>
      {isOlder ? <p className="text-warning">{texts.since}</p> : null}
      <div className="flex flex-wrap gap-3">
        <Button size="small" onClick={onTake}>
          {texts.take}
        </Button>
        <Button size="small" variant="quiet" onClick={onDiscard}>
          {texts.discard}
        </Button>
      </div>
    </section>
  );
}
