import { useId } from 'react';
import { LANGUAGES, OTHER_LANGUAGES } from '@network/validation/languages.ts';
import { Field } from '@network/ui/field/field.tsx';
import { Input } from '@network/ui/input/input.tsx';
import { Textarea } from '@network/ui/input/textarea.tsx';
import { Problem } from '../../layout/problem.tsx';
import { translations as texts } from '../../messages/translations.ts';
import { labelOfField, type TranslatedFields } from '../content-field.ts';
import { changeTranslation, readTranslations, type Translation, writeTranslations } from './translation-texts.ts';

export interface TranslationsControlProps {
  readonly label: string;
  readonly problem: string | undefined;
  readonly isReadOnly: boolean;
  /** What the kind has by language, and what it calls it. */
  readonly fields: TranslatedFields;
  /** The text that `writeTranslations` writes. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The texts of a document in each language but English; what is left empty is read in English. */
export function TranslationsControl({ label, problem, isReadOnly, fields, value, onChange }: TranslationsControlProps) {
  const id = useId();
  const translations = readTranslations(value);
  const change = (changed: Translation) =>
    onChange(writeTranslations(changeTranslation(translations, OTHER_LANGUAGES, changed)));
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h3 id={id} className="text-small font-semibold">
        {label}
      </h3>
      <p className="text-small text-muted">{texts.hint}</p>
      <Problem text={problem} />
      {OTHER_LANGUAGES.map((language) => {
        const written = translations.find((each) => each.language === language);
        const { title, description } = written ?? { title: '', description: '' };
        const name = LANGUAGES[language];
        return (
          <div key={language} className="flex flex-col gap-2">
            {fields.title === undefined ? null : (
              <Field label={texts.inLanguage(labelOfField(fields.title), name)}>
                <Input
                  lang={language}
                  maxLength={200}
                  disabled={isReadOnly}
                  value={title}
                  onChange={({ currentTarget }) => change({ language, title: currentTarget.value, description })}
                />
              </Field>
            )}
            {fields.description === undefined ? null : (
              <Field label={texts.inLanguage(labelOfField(fields.description), name)}>
                <Textarea
                  lang={language}
                  rows={4}
                  disabled={isReadOnly}
                  value={description}
                  onChange={({ currentTarget }) => change({ language, title, description: currentTarget.value })}
                />
              </Field>
            )}
          </div>
        );
      })}
    </section>
  );
}
