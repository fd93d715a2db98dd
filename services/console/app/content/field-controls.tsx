import { Checkbox } from '@network/ui/checkbox/checkbox.tsx';
import { Field } from '@network/ui/field/field.tsx';
import { Input } from '@network/ui/input/input.tsx';
import { Textarea } from '@network/ui/input/textarea.tsx';
import { Select } from '@network/ui/select/select.tsx';
import { useSession } from '../layout/use-session.ts';
import { words } from '../messages/words.ts';
import { CaptionsControl } from './captions/captions-control.tsx';
import { ChaptersControl } from './chapters/chapters-control.tsx';
import type { ContentField } from './content-field.ts';
import { FilmStillsControl } from './film-stills/film-stills-control.tsx';
import { CropField } from './pictures/crop-field.tsx';
import { FocusControl } from './pictures/focus-control.tsx';
import { PictureControl } from './pictures/picture-control.tsx';
import { StillsControl } from './pictures/stills-control.tsx';
import { ReferencesControl } from './references/references-control.tsx';
import { TranslationsControl } from './translations/translations-control.tsx';

const TYPES = { moment: 'datetime-local', day: 'date', number: 'number' } as const;
const ROWS = { text: 5, chapters: 6, ratings: 4, prices: 3 } as const;

export interface FieldControlProps {
  readonly field: ContentField;
  readonly value: string | boolean;
  readonly problem: string | undefined;
  readonly isReadOnly: boolean;
  /** Slug of the film that the document names; empty for none. */
  readonly filmSlug: string;
  /** Id of the film that is edited; null for anything else, and for a new film. */
  readonly filmId: string | null;
  /** Id of the picture that a focal point or crops are for; empty for none. */
  readonly pictureId: string;
  /** The focal point of that picture. */
  readonly focus: string;
  /** The channel whose packs can be chosen; empty for none. */
  readonly within: string;
  /** What the document is called. */
  readonly title: string;
  readonly onChange: (value: string | boolean) => void;
}

/** The control of a field, with its label, its hint and what the gateway found wrong with it. */
export function FieldControl({
  field,
  value,
  problem,
  isReadOnly,
  filmSlug,
  filmId,
  pictureId,
  focus,
  within,
  title,
  onChange,
}: FieldControlProps) {
  const { label, form, hint, isRequired = false } = field;
  const { sites } = useSession();
  const options = form === 'site' ? sites : field.options;
  if (form === 'flag') {
    return (
      <Checkbox
        label={label}
        hint={hint}
        error={problem}
        checked={value === true}
        disabled={isReadOnly}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    );
  }
  const shared = {
    value: String(value),
    disabled: isReadOnly,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  };
  if (field.refersTo !== undefined) {
    return (
      <ReferencesControl
        {...{ label, hint, problem, isReadOnly, within }}
        kind={field.refersTo}
        isOne={form === 'line'}
        isOrdered={field.isOrdered === true}
        value={String(value)}
        onChange={onChange}
      />
    );
  }
  if (form === 'captions') {
    return (
      <CaptionsControl {...{ label, hint, problem, isReadOnly, filmSlug }} value={String(value)} onChange={onChange} />
    );
  }
  if (form === 'chapters' && !isReadOnly) {
    return <ChaptersControl {...{ label, problem, filmId }} value={String(value)} onChange={onChange} />;
  }
  if (form === 'translations') {
    return (
      <TranslationsControl
        {...{ label, problem, isReadOnly }}
        fields={field.translated ?? {}}
        value={String(value)}
        onChange={onChange}
      />
    );
  }
  if (form === 'filmStills') {
    return <FilmStillsControl {...{ label, problem, filmId, isReadOnly }} value={String(value)} onChange={onChange} />;
  }
  if (form === 'stills') {
    return <StillsControl {...{ label, problem, isReadOnly }} value={String(value)} onChange={onChange} />;
  }
  if (form === 'focus') {
    return (
      <FocusControl
        {...{ label, hint, problem, isReadOnly, pictureId, filmId }}
        shape={field.shape ?? 'landscape'}
        value={String(value)}
        onChange={onChange}
      />
    );
  }
  if (form === 'crops') {
    return (
      <CropField
        {...{ label, problem, isReadOnly, pictureId, filmId, focus, title }}
        use={field.use ?? 'film'}
        value={String(value)}
        onChange={onChange}
      />
    );
  }
  if (form === 'landscape' || form === 'portrait') {
    return (
      <PictureControl
        {...{ label, hint, problem, isReadOnly }}
        shape={form}
        value={String(value)}
        onChange={onChange}
      />
    );
  }
  return (
    <Field label={label} hint={hint} error={problem} required={isRequired}>
      {options !== undefined ? (
        <Select
          {...shared}
          options={[
            ...(isRequired && value !== '' ? [] : [{ value: '', label: field.none ?? words.content.none }]),
            ...options.map((each) => ({ value: each, label: each })),
          ]}
        />
      ) : form in ROWS ? (
        <Textarea {...shared} rows={ROWS[form as keyof typeof ROWS]} />
      ) : (
        <Input
          {...shared}
          type={form in TYPES ? TYPES[form as keyof typeof TYPES] : 'text'}
          min={field.bounds?.least}
          max={field.bounds?.most}
        />
      )}
    </Field>
  );
}
