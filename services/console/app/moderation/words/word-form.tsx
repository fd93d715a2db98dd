import { type SubmitEvent, useState } from 'react';
import { Button } from '@network/ui/button/button.tsx';
import { Field } from '@network/ui/field/field.tsx';
import { Input } from '@network/ui/input/input.tsx';
import { Select } from '@network/ui/select/select.tsx';
import type { BannedWordVerdict } from '../../api/staff-types.generated.ts';
import { keyIn, optionsOf } from '../../list/list-filters.tsx';
import { bannedWords as texts } from '../../messages/banned-words.ts';
import { usePausedText } from './use-paused-text.ts';
import { useWordPreview, WordPreview } from './word-preview.tsx';
import type { WordChanges } from './use-word-changes.ts';

/** Bans or allows a word, and shows before what that would do. What was typed stays where it is refused. */
export function WordForm({ decide }: Pick<WordChanges, 'decide'>) {
  const [text, setText] = useState('');
  const [verdict, setVerdict] = useState<BannedWordVerdict>('banned');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const paused = usePausedText(text);
  const preview = useWordPreview(paused, verdict);
  const isCurrent = paused === text.trim();
  const foreseen = isCurrent && paused !== '' ? (preview.data?.refusal?.message ?? null) : null;
  const change = (next: { readonly text?: string; readonly verdict?: BannedWordVerdict }) => {
    setRefusal(null);
    if (next.text !== undefined) setText(next.text);
    if (next.verdict !== undefined) setVerdict(next.verdict);
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    const answer = await decide(text, verdict).catch(() => texts.failed);
    setBusy(false);
    setRefusal(answer);
    if (answer === null) setText('');
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <Field label={texts.label} hint={texts.labelHint} error={refusal ?? foreseen ?? undefined}>
        <Input
          value={text}
          onChange={(event) => change({ text: event.currentTarget.value })}
          autoComplete="off"
          spellCheck={false}
        />
      </Field>
      <Field label={texts.verdict}>
        <Select
          options={optionsOf(texts.choices)}
          value={verdict}
          onChange={(event) => change({ verdict: keyIn(texts.choices, event.currentTarget.value) ?? 'banned' })}
        />
      </Field>
      <WordPreview verdict={verdict} isTyped={paused !== ''} preview={preview} />
      <div>
        <Button type="submit" busy={isBusy}>
          {texts.submit[verdict]}
        </Button>
      </div>
    </form>
  );
}
