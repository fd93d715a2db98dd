import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Input } from './input.tsx';
import { Textarea } from './textarea.tsx';

const FILM = '\u{1f3ac}';

function Controlled() {
  const [name, setName] = useState('');
  return <Input aria-label="Name" maxLength={4} value={name} onChange={(event) => setName(event.target.value)} />;
}

it('a field takes as many emoji as letters, and cuts none of them in half', async () => {
  render(<Controlled />);
  const field = screen.getByLabelText<HTMLInputElement>('Name');
  await userEvent.click(field);
  await userEvent.paste(FILM.repeat(6));
  expect(field.value).toBe(FILM.repeat(4));
  await userEvent.clear(field);
  await userEvent.type(field, 'abcdef');
  expect(field.value).toBe('abcd');
});

it('what is typed in the middle of a full text is left out, and the rest of it stays', async () => {
  render(<Textarea aria-label="Text" maxLength={5} defaultValue={`ab${FILM}cd`} />);
  const field = screen.getByLabelText<HTMLTextAreaElement>('Text');
  await userEvent.type(field, 'xy', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(field.value).toBe(`ab${FILM}cd`);
  expect(field.selectionStart).toBe(2);
  await userEvent.type(field, 'x', { initialSelectionStart: 1, initialSelectionEnd: 2 });
  expect(field.value).toBe(`ax${FILM}cd`);
});

it('a program that fills a field and a browser without scripts are never bounded below its characters', () => {
  render(<Input aria-label="Name" maxLength={4} />);
  expect(screen.getByLabelText('Name')).toHaveProperty('maxLength', 8);
});
