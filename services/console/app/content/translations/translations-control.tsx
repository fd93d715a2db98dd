import { useId } from 'react';
import { LANGUAGES, OTHER_LANGUAGES } from '@network/validation/languages.ts';
import { Field } from '@network/ui/field/field.tsx';
import { Input } from '@network/ui/input/input.tsx';
import { Textarea } from '@network/ui/input/textarea.tsx';
import { translations as texts } from '../../messages/translations.ts';
import { changeTranslation, type FilmTranslation, readTranslations, writeTranslations } from './translation-texts.ts';

export interface TranslationsControlProps {
  readonly label: string;
  readonly problem: string | undefined;
  readonly isReadOnly: boolean;
  /** As `writeTranslations` writes it. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The title and the description of a film in each language but English; what is left empty is read in English. */
export function TranslationsControl({ label, problem, isReadOnly, value, onChange }: TranslationsControlProps) {
  const id = useId();
  const translations = readTranslations(value);
  const change = (changed: FilmTranslation) =>
    onChange(writeTranslations(changeTranslation(translations, OTHER_LANGUAGES, changed)));
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h3 id={id} className="text-small font-semibold">
        {label}
      </h3>
      <p className="text-small text-muted">{texts.hint}</p>
      {problem === undefined ? null : (
        <p role="alert" className="text-small text-danger">
          {problem}
        </p>
      )}
      {OTHER_LANGUAGES.map((language) => {
        const written = translations.find((each) => each.language === language);
        const { title, description } = written ?? { title: '', description: '' };
        const name = LANGUAGES[language];
        return (
          <div key={language} className="flex flex-col gap-2">
            <Field label={texts.title(name)}>
              <Input
                lang={language}
                maxLength={200}
                disabled={isReadOnly}
                value={title}
                onChange={({ currentTarget }) => change({ language, title: currentTarget.value, description })}
              />
            </Field>
            <Field label={texts.description(name)}>
              <Textarea
                lang={language}
                rows={4}
                disabled={isReadOnly}
                value={description}
                onChange={({ currentTarget }) => change({ language, title, description: currentTarget.value })}
              />
            </Field>
          </div>
        );
      })}
    </section>
  );
}
