import { fireEvent } from '@testing-library/react';

const REASON = 'They wrote to us about it, and we looked.';
let made = 0;

/** Whether a person sees it. */
export const isSeen = (element: Element): boolean => element.closest('[hidden], [aria-hidden=true]') === null;

/** Fills in the empty fields below an element with values that they take, as somebody would who tries everything. */
export function fillIn(root: Element): void {
  for (const field of root.querySelectorAll('input, textarea, select')) {
    // What is typed to search by is nothing that a form takes.
    if (!isSeen(field) || field.matches(':disabled, [readonly], [role=combobox]')) continue;
    if (field instanceof HTMLSelectElement) chooseFirst(field);
    else if (field instanceof HTMLTextAreaElement) fillText(field);
    else if (field instanceof HTMLInputElement) fillInput(field);
  }
}

function fillText(field: HTMLTextAreaElement): void {
  // Films by their slugs, which somebody would have to know; none is an answer, too.
  if (field.name !== 'films') typeIfEmpty(field, REASON);
}

function fillInput(field: HTMLInputElement): void {
  if (field.type === 'checkbox' || field.type === 'radio') {
    if (field.required && !field.checked) fireEvent.click(field);
    return;
  }
  const value = valueFor(field);
  if (value !== null) typeIfEmpty(field, value);
}

/** Null for what nobody types. */
function valueFor({ type, name, min }: HTMLInputElement): string | null {
  switch (type) {
    case 'file':
    case 'hidden':
    case 'range':
    case 'color':
      return null;
    case 'number':
      return min === '' ? '1' : min;
    case 'date':
      return '2026-11-01';
    case 'datetime-local':
      return '2099-11-01T12:00';
    case 'email':
      return `pressed-${(made += 1)}@people.example`;
    case 'url':
      return 'https://www.example.com/';
    default:
      return /slug/i.test(name) ? `pressed-${(made += 1)}` : REASON;
  }
}

function typeIfEmpty(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  if (field.value === '') fireEvent.change(field, { target: { value } });
}

function chooseFirst(field: HTMLSelectElement): void {
  if (field.value !== '') return;
  const value = [...field.options].find((option) => option.value !== '' && !option.disabled)?.value;
  if (value !== undefined) fireEvent.change(field, { target: { value } });
}
