import { cx } from '@network/ui/class-names/cx.ts';
import { versions as texts } from '../../messages/versions.ts';
import { shownValue } from '../conflict-panel.tsx';
import type { ContentField } from '../content-field.ts';
import type { Difference } from '../field-values.ts';
import { type TextPart, wordChanges } from './word-changes.ts';

/** How two versions are laid out: each in a column of its own, or as one text with both. */
export const LAYOUTS = ['columns', 'inline'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** One field of two versions, with the words that differ marked. */
export function FieldDifference({ difference, layout }: { difference: Difference; layout: Layout }) {
  const { field, one, other } = difference;
  const parts = wordChanges(shownValue(one), shownValue(other));
  return (
    <div
      role="group"
      aria-label={field.label}
      className="flex flex-col gap-2 border-t border-subtle py-4 first:border-t-0"
    >
      <p className="text-small font-semibold text-muted">{field.label}</p>
      {layout === 'inline' ? (
        <Text parts={parts} />
      ) : (
        <div className="grid gap-4 medium:grid-cols-2">
          <Side field={field} value={one} parts={parts.filter(({ side }) => side !== 'other')} />
          <Side field={field} value={other} parts={parts.filter(({ side }) => side !== 'one')} />
        </div>
      )}
    </div>
  );
}

interface SideProps {
  readonly field: ContentField;
  readonly value: string | boolean;
  readonly parts: readonly TextPart[];
}

function Side({ field, value, parts }: SideProps) {
  const isPicture = (field.form === 'landscape' || field.form === 'portrait') && value !== '';
  return (
    <div className="flex min-w-0 flex-col gap-2 rounded-control bg-page p-3">
      {isPicture ? (
        <img src={`/staff/pictures/${encodeURIComponent(String(value))}`} alt="" className="max-h-40 self-start" />
      ) : null}
      <Text parts={parts} />
    </div>
  );
}

const MARKS = {
  both: '',
  one: 'rounded-badge bg-danger/15 text-danger line-through',
  other: 'rounded-badge bg-success/15 text-success no-underline',
} as const;

function Text({ parts }: { parts: readonly TextPart[] }) {
  return (
    <p className="text-body wrap-anywhere whitespace-pre-wrap">
      {parts.map(({ text, side }, index) => {
        const Part = side === 'one' ? 'del' : side === 'other' ? 'ins' : 'span';
        return (
          <Part key={`${index}${side}`} className={cx(MARKS[side])}>
            {side === 'both' ? null : <span className="sr-only">{texts.sides[side]}</span>}
            {text}
          </Part>
        );
      })}
    </p>
  );
}
