import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { PREVIEW_PEOPLE, type PreviewPerson } from '@network/access/preview/preview-people.ts';
import { Button } from '@network/ui/button/button.tsx';
import { Dialog } from '@network/ui/dialog/dialog.tsx';
import { Field } from '@network/ui/field/field.tsx';
import { Select } from '@network/ui/select/select.tsx';
import { Skeleton } from '@network/ui/skeleton/skeleton.tsx';
import { failureText } from '../../api/failure-text.ts';
import { staffCall } from '../../api/staff-call.ts';
import {
  OpenPreviewDocument,
  type OpenPreviewMutation,
  PreviewPlacesDocument,
} from '../../api/staff-operations.generated.ts';
import type { ContentKind } from '../../api/staff-types.generated.ts';
import { previews as texts } from '../../messages/previews.ts';
import { contentInput } from '../content-calls.ts';
import { labelledProblem } from '../field-problems.ts';

export interface PreviewDialogProps {
  readonly kind: ContentKind;
  /** Null for something new. */
  readonly id: string | null;
  readonly version: number;
  /** What stands in the form, as a save would send it; null where that is the version. */
  readonly unsaved: object | null;
  readonly onClose: () => void;
}

type Answer = OpenPreviewMutation['result'];

const PEOPLE = PREVIEW_PEOPLE.map((person) => ({ value: person, label: texts.people[person] }));

/** Chooses the brand and the person of a preview, and opens it in a tab of its own. */
export function PreviewDialog({ kind, id, version, unsaved: values, onClose }: PreviewDialogProps) {
  const unsaved = values === null ? null : contentInput(kind, values);
  const { data: places, error } = useQuery({
    queryKey: ['content', kind, 'preview-places', id, version, unsaved],
    queryFn: async () => (await staffCall(PreviewPlacesDocument, { kind, id, unsaved })).previewPlaces,
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={texts.title}
      description={unsaved === null ? texts.text(version) : texts.unsaved}
      closeLabel={texts.cancel}
      escapeCloses
      backdropCloses
    >
      {error !== null ? (
        <p role="alert">{failureText(error)}</p>
      ) : places === undefined ? (
        <Skeleton shape="block" />
      ) : places.length === 0 ? (
        <p>{texts.nowhere}</p>
      ) : (
        <PreviewForm
          brands={places.map(({ brand, name }) => ({ value: brand, label: name }))}
          open={async (brand, person) =>
            (await staffCall(OpenPreviewDocument, { kind, id, version, brand, person, unsaved })).result
          }
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

interface PreviewFormProps {
  readonly brands: readonly { readonly value: string; readonly label: string }[];
  readonly open: (brand: string, person: PreviewPerson) => Promise<Answer>;
  readonly onClose: () => void;
}

function PreviewForm({ brands, open, onClose }: PreviewFormProps) {
  const [brand, setBrand] = useState(brands[0]?.value ?? '');
  const [person, setPerson] = useState<PreviewPerson>('member');
  const [answer, setAnswer] = useState<Answer | string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The dialog belongs to the form that it previews, which must not be saved by this.
    event.stopPropagation();
    setBusy(true);
    try {
      const result = await open(brand, person);
      setAnswer(result);
      if (result.__typename === 'PreviewOpened') globalThis.open(result.address, '_blank', 'noopener');
    } catch (error) {
      setAnswer(failureText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <Field label={texts.brand}>
        <Select options={brands} value={brand} onChange={(event) => setBrand(event.currentTarget.value)} />
      </Field>
      <Field label={texts.person}>
        <Select
          options={PEOPLE}
          value={person}
          onChange={(event) => setPerson(event.currentTarget.value as PreviewPerson)}
        />
      </Field>
      <Outcome answer={answer} />
      <div className="flex justify-end gap-3">
        <Button type="button" variant="outline" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button type="submit" busy={isBusy}>
          {texts.submit}
        </Button>
      </div>
    </form>
  );
}

/** Where the preview is, or why there is none; a text where the call failed. */
function Outcome({ answer }: { readonly answer: Answer | string | null }) {
  if (answer === null) return null;
  if (typeof answer !== 'string' && answer.__typename === 'PreviewOpened') {
    return (
      <p role="status">
        {texts.opened}{' '}
        <a href={answer.address} target="_blank" rel="noopener noreferrer" className="underline">
          {texts.again}
        </a>
      </p>
    );
  }
  return (
    <div role="alert" className="text-small text-danger">
      {typeof answer === 'string' ? (
        answer
      ) : answer.__typename === 'ContentInvalid' ? (
        <ul>
          {answer.problems.map(({ path, message }) => (
            <li key={path}>{labelledProblem({ path, message })}</li>
          ))}
        </ul>
      ) : (
        texts.missing
      )}
    </div>
  );
}
