import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@network/ui/button/button.tsx';
import { Field } from '@network/ui/field/field.tsx';
import { Textarea } from '@network/ui/input/textarea.tsx';
import { Problem } from '../../layout/problem.tsx';
import { saveFile } from '../../list/csv.ts';
import { captions as texts } from '../../messages/captions.ts';
import { UploadButton } from '../pictures/upload-button.tsx';
import { CueEditor, cuesToEdit } from './cue-editor.tsx';

export interface CaptionsControlProps {
  readonly label: string;
  readonly hint: string | undefined;
  readonly problem: string | undefined;
  readonly value: string;
  readonly isReadOnly: boolean;
  /** Slug of the film that the captions are for, as the form has it. */
  readonly filmSlug: string;
  readonly onChange: (value: string) => void;
}

/** A WebVTT file: edited caption by caption beside its film, or as a text; read from a file and saved as one. */
export function CaptionsControl(props: CaptionsControlProps) {
  const { label, hint, problem, value, isReadOnly, filmSlug, onChange } = props;
  const [isText, setText] = useState(isReadOnly);
  // What is read from a file replaces all cues, so that the editor starts over with it.
  const [reads, setReads] = useState(0);
  const list = isText ? null : cuesToEdit(value);
  return (
    <div className="flex flex-col gap-3">
      {list === null ? (
        <Field label={label} hint={hint} error={problem} required>
          <Textarea
            spellCheck={false}
            className="min-h-96 font-mono text-small"
            value={value}
            disabled={isReadOnly}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </Field>
      ) : (
        <>
          <CueEditor key={reads} list={list} slug={filmSlug.trim()} onChange={onChange} />
          <Problem text={problem} />
        </>
      )}
      {list === null && !isText ? <p className="text-small text-warning">{texts.unreadable}</p> : null}
      <div className="flex flex-wrap items-center gap-3">
        {isReadOnly ? null : (
          <>
            <Button type="button" variant="outline" size="small" onClick={() => setText(!isText)}>
              {isText ? texts.asCues : texts.asText}
            </Button>
            <UploadButton
              label={texts.import}
              about={label}
              accept=".vtt,text/vtt,.srt,application/x-subrip"
              onFiles={([file]) =>
                void file?.text().then((text) => {
                  onChange(text);
                  setReads((times) => times + 1);
                })
              }
            />
          </>
        )}
        {value === '' ? null : (
          <Button
            type="button"
            variant="outline"
            size="small"
            onClick={() => saveFile(`${filmSlug || 'captions'}.vtt`, value, 'text/vtt')}
          >
            <Download aria-hidden="true" className="size-4" />
            {texts.export}
          </Button>
        )}
      </div>
    </div>
  );
}
