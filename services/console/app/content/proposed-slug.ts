import { foldText } from '@network/validation/fold-text.ts';
import type { FieldValues } from './field-values.ts';

/** Leaves room for a number at the end. */
const LONGEST_SLUG = 80;
/** What a slug is proposed from: every kind has one of them at most. */
const NAMES: readonly string[] = ['title', 'name'];

/** The slug that a title proposes; empty for one without a Latin letter or digit. */
export function proposedSlug(title: string): string {
  return foldText(title)
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_SLUG)
    .replaceAll(/^-+|-+$/g, '');
}

/** The values of a new item with another one: the slug follows the title or name until somebody writes their own. */
export function withProposedSlug(values: FieldValues, name: string, value: string | boolean): FieldValues {
  const next = { ...values, [name]: value };
  if (!NAMES.includes(name) || values['slug'] === undefined) return next;
  const isProposed = values['slug'] === '' || values['slug'] === proposedSlug(String(values[name] ?? ''));
  return isProposed ? { ...next, slug: proposedSlug(String(value)) } : next;
}
