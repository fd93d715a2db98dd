import { Clapperboard, Play } from 'lucide-react';
import { useState } from 'react';
import { Field } from '@network/ui/field/field.tsx';
import { IconButton } from '@network/ui/icon-button/icon-button.tsx';
import { Input } from '@network/ui/input/input.tsx';
import { LANGUAGES, OTHER_LANGUAGES } from '@network/validation/languages.ts';
import { chapters as texts } from '../../messages/chapters.ts';
import { type ChapterLine, secondsOfStart } from './chapter-lines.ts';

interface ChapterFieldsProps {
  readonly chapter: ChapterLine;
  readonly number: number;
  /** Whether there is a film to play. */
  readonly hasFilm: boolean;
  readonly onChange: (more: Partial<ChapterLine>) => void;
  /** Lets it begin at the film's current time. */
  readonly onSet: () => void;
  readonly onGo: () => void;
  readonly onLeave: () => void;
}

/** When a chapter begins, and its title. */
export function ChapterFields({ chapter, number, hasFilm, onChange, onSet, onGo, onLeave }: ChapterFieldsProps) {
  const { start, title } = chapter;
  return (
    <>
      <Input
        aria-label={texts.start(number)}
        aria-invalid={secondsOfStart(start) === null}
        className="w-28 tabular-nums"
        value={start}
        onChange={(event) => onChange({ start: event.currentTarget.value.replaceAll(' ', '') })}
        onBlur={onLeave}
      />
      <Input
        data-title
        aria-label={texts.name(number)}
        className="min-w-40 flex-1"
        value={title}
        onChange={(event) => onChange({ title: event.currentTarget.value })}
      />
      {hasFilm ? (
        <>
          <IconButton size="small" label={texts.set(number)} icon={<Clapperboard />} onClick={onSet} />
          <IconButton size="small" label={texts.go(number)} icon={<Play />} onClick={onGo} />
        </>
      ) : null}
    </>
  );
}

interface ChapterTitlesProps extends Pick<ChapterFieldsProps, 'chapter' | 'number' | 'onChange'> {}

/** The title of a chapter in each language but English; what is left empty is read in English. */
export function ChapterTitles({ chapter: { translations }, number, onChange }: ChapterTitlesProps) {
  // It stays open while the last title in it is deleted.
  const [isOpen] = useState(translations.length > 0);
  const titleIn = (language: string): string => translations.find((each) => each.language === language)?.title ?? '';
  return (
    <details className="basis-full" open={isOpen}>
      <summary className="w-fit cursor-pointer text-small text-muted">{texts.otherLanguages(number)}</summary>
      <div className="flex flex-wrap gap-3 pt-2">
        {OTHER_LANGUAGES.map((language) => (
          <Field key={language} label={texts.nameIn(number, LANGUAGES[language])}>
            <Input
              lang={language}
              maxLength={200}
              value={titleIn(language)}
              onChange={({ currentTarget: { value } }) =>
                onChange({
                  translations: OTHER_LANGUAGES.map((each) => ({
                    language: each,
                    title: each === language ? value : titleIn(each),
                  })),
                })
              }
            />
          </Field>
        ))}
      </div>
    </details>
  );
}
