import { useEffect, useRef, useState } from 'react';
import { ArrowDown, ArrowUp, Crop, Trash2 } from 'lucide-react';
import { IconButton } from '@network/ui/icon-button/icon-button.tsx';
import { Input } from '@network/ui/input/input.tsx';
import { crops as cropTexts } from '../../messages/crops.ts';
import { words } from '../../messages/words.ts';
import { previewOf } from './picture-control.tsx';
import { StillCrop } from './still-crop.tsx';
import { readStills, type StillLine, writeStills } from './still-lines.ts';
import { UploadButton } from './upload-button.tsx';
import { UploadList } from './upload-list.tsx';
import { usePictureUploads } from './use-picture-uploads.ts';

const { pictures: texts } = words.content;

export interface StillsControlProps {
  readonly label: string;
  readonly problem: string | undefined;
  /** As `writeStills` writes them. */
  readonly value: string;
  readonly isReadOnly: boolean;
  readonly onChange: (value: string) => void;
}

/** The pictures of a set in their order, each with what it shows, and the way to more of them. */
export function StillsControl({ label, problem, value, isReadOnly, onChange }: StillsControlProps) {
  const stills = readStills(value);
  const [cropped, setCropped] = useState<string | null>(null);
  const open = stills.find(({ picture }) => picture === cropped);
  // Several uploads may end before the form is rendered again.
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  const write = (next: readonly StillLine[]): void => {
    latest.current = writeStills(next);
    onChange(latest.current);
  };
  const { uploads, send, dismiss } = usePictureUploads('still', (picture) => {
    write([...readStills(latest.current), { picture, alt: '', crops: [] }]);
  });
  const move = (from: number, to: number): void => {
    const next = [...stills];
    next.splice(to, 0, ...next.splice(from, 1));
    write(next);
  };
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-small font-semibold">{label}</legend>
      {stills.length === 0 ? <p className="text-small text-muted">{texts.empty}</p> : null}
      <ol className="flex flex-col gap-3">
        {stills.map(({ picture, alt }, index) => (
          <li
            key={picture}
            className="flex flex-wrap items-center gap-4 rounded-card border-line border-subtle p-3 medium:flex-nowrap"
          >
            <img src={previewOf(picture)} alt="" className="size-20 shrink-0 rounded-card bg-raised object-contain" />
            <div className="flex min-w-0 grow flex-col gap-1">
              <Input
                aria-label={texts.alt(index + 1)}
                placeholder={texts.alt(index + 1)}
                value={alt}
                disabled={isReadOnly}
                onChange={(event) =>
                  write(stills.map((each, at) => (at === index ? { ...each, alt: event.currentTarget.value } : each)))
                }
              />
              <code className="truncate text-small text-muted">{picture}</code>
            </div>
            {isReadOnly ? null : (
              <span className="flex shrink-0 gap-1">
                <IconButton
                  label={cropTexts.open(index + 1)}
                  size="small"
                  aria-expanded={cropped === picture}
                  onClick={() => setCropped(cropped === picture ? null : picture)}
                  icon={<Crop />}
                />
                <IconButton
                  label={texts.earlier(index + 1)}
                  size="small"
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                  icon={<ArrowUp />}
                />
                <IconButton
                  label={texts.later(index + 1)}
                  size="small"
                  disabled={index === stills.length - 1}
                  onClick={() => move(index, index + 1)}
                  icon={<ArrowDown />}
                />
                <IconButton
                  label={texts.drop(index + 1)}
                  size="small"
                  onClick={() => write(stills.filter((_, at) => at !== index))}
                  icon={<Trash2 />}
                />
              </span>
            )}
          </li>
        ))}
      </ol>
      {open === undefined ? null : (
        <StillCrop
          key={open.picture}
          number={stills.indexOf(open) + 1}
          still={open}
          isReadOnly={isReadOnly}
          onChange={(crops) => write(stills.map((each) => (each === open ? { ...each, crops } : each)))}
        />
      )}
      {isReadOnly ? null : (
        <UploadButton label={texts.add} about={label} isMany onFiles={(files) => void send(files)} />
      )}
      <UploadList uploads={uploads} onDismiss={dismiss} />
      {problem === undefined ? null : (
        <p role="alert" className="text-small text-danger">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
