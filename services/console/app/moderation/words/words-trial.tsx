import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Field } from '@network/ui/field/field.tsx';
import { Input } from '@network/ui/input/input.tsx';
import { staffCall } from '../../api/staff-call.ts';
import { TryBannedWordsDocument } from '../../api/staff-operations.generated.ts';
import { bannedWords } from '../../messages/banned-words.ts';
import { usePausedText } from './use-paused-text.ts';

const texts = bannedWords.trial;

/** Tries a text on the banned words as they are now, while it is typed. */
export function WordsTrial() {
  const [text, setText] = useState('');
  const tried = usePausedText(text);
  const { data, error } = useQuery({
    queryKey: ['banned-words', 'trial', tried],
    queryFn: () => staffCall(TryBannedWordsDocument, { text: tried }),
    enabled: tried !== '',
    placeholderData: keepPreviousData,
  });
  const answer = data?.tryBannedWords === true ? texts.refused : texts.fine;
  return (
    <div className="flex flex-col gap-2">
      <Field label={texts.label} hint={texts.hint}>
        <Input value={text} onChange={(event) => setText(event.currentTarget.value)} autoComplete="off" />
      </Field>
      <output className="min-h-6 text-body text-strong">
        {error === null ? (tried === '' || data === undefined ? '' : answer) : texts.failed}
      </output>
    </div>
  );
}
