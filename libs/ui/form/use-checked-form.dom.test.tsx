import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { object } from 'zod/mini';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Field } from '../field/field.tsx';
import { Input } from '../input/input.tsx';
import { checkedText } from './checked-text.ts';
import { type ErrorTexts, useCheckedForm } from './use-checked-form.ts';

const schema = object({
  name: checkedText((value) => (value === '' ? 'Please enter a name.' : null)),
  secret: checkedText((value) => (value.length < 4 ? 'Four letters or more.' : null)),
  sure: checkedText((value) => (value === 'yes' ? null : 'Please tick this.')),
});
const send = vi.fn<(values: object) => Promise<ErrorTexts | void>>();

function Example({ errors }: { errors?: ErrorTexts }) {
  const form = useCheckedForm({ schema, onSubmit: send, ...(errors && { errors }) });
  return (
    <form {...form.formProps} aria-label="Example">
      <Field label="Name" error={form.errorOf('name')} required>
        <Input {...form.control('name')} defaultValue="" />
      </Field>
      <Field label="Secret" error={form.errorOf('secret')} required>
        <Input {...form.control('secret')} type="password" />
      </Field>
      <Checkbox {...form.control('sure')} value="yes" label="Sure" error={form.errorOf('sure')} />
      <button type="submit" aria-busy={form.isSending}>
        Send
      </button>
    </form>
  );
}

const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const isWrong = (name: RegExp) => field(name).getAttribute('aria-invalid') === 'true';
const submit = () => fireEvent.submit(screen.getByRole('form'));
const fill = () => {
  fireEvent.change(field(/Name/), { target: { value: 'Ada' } });
  fireEvent.change(field(/Secret/), { target: { value: 'four' } });
  fireEvent.click(field(/Sure/));
};

afterEach(() => {
  cleanup();
  send.mockReset();
});

describe('a checked form', () => {
  it('sends nothing while a field is wrong, shows every error at its field, and focuses the first', async () => {
    render(<Example />);
    submit();
    await waitFor(() => expect([isWrong(/Name/), isWrong(/Secret/), isWrong(/Sure/)]).toEqual([true, true, true]));
    const described = document.getElementById(field(/Name/).getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('Please enter a name.');
    expect(document.activeElement).toBe(field(/Name/));
    expect(send).not.toHaveBeenCalled();
  });

  it('focuses the first wrong field in the order of the page', async () => {
    render(<Example />);
    fireEvent.change(field(/Name/), { target: { value: 'Ada' } });
    submit();
    await waitFor(() => expect(document.activeElement).toBe(field(/Secret/)));
    expect(isWrong(/Secret/)).toBe(true);
  });

  it('sends what its controls contain, a script’s silent changes included', async () => {
    render(<Example />);
    fill();
    field(/Secret/).value = 'filled in';
    submit();
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
    expect(send.mock.calls[0]?.[0]).toEqual({ name: 'Ada', secret: 'filled in', sure: 'yes' });
  });

  it('checks a field when it is left, but accepts an empty one until the form is sent', async () => {
    render(<Example />);
    const person = userEvent.setup();
    await person.type(field(/Secret/), 'abc');
    await person.tab();
    await waitFor(() => expect(isWrong(/Secret/)).toBe(true));
    await person.click(field(/Name/));
    await person.tab();
    await person.tab();
    expect(document.activeElement).toBe(field(/Sure/));
    await person.tab();
    await waitFor(() => expect(isWrong(/Secret/)).toBe(true));
    expect([isWrong(/Name/), isWrong(/Sure/)]).toEqual([false, false]);
  });

  it('takes an error away when a person comes back to its field, or changes it', async () => {
    render(<Example />);
    submit();
    await waitFor(() => expect(isWrong(/Secret/)).toBe(true));
    fireEvent.focus(field(/Secret/));
    await waitFor(() => expect(isWrong(/Secret/)).toBe(false));
    // The first one was focused with its error.
    expect(isWrong(/Name/)).toBe(true);
    fireEvent.change(field(/Name/), { target: { value: 'A' } });
    await waitFor(() => expect(isWrong(/Name/)).toBe(false));
  });

  it('shows a refusal at its field, focuses that, and leaves what was typed', async () => {
    send.mockResolvedValueOnce({ secret: 'Already used.' });
    render(<Example />);
    fill();
    submit();
    await waitFor(() => expect(isWrong(/Secret/)).toBe(true));
    expect(document.activeElement).toBe(field(/Secret/));
    expect([field(/Name/).value, field(/Secret/).value, field(/Sure/).checked]).toEqual(['Ada', 'four', true]);
    submit();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  });

  it('sends once while a request runs', async () => {
    const answer = Promise.withResolvers<void>();
    send.mockReturnValueOnce(answer.promise);
    render(<Example />);
    fill();
    submit();
    submit();
    await waitFor(() => expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true'));
    submit();
    answer.resolve();
    await waitFor(() => expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('false'));
    expect(send).toHaveBeenCalledOnce();
  });

  it('shows errors that came with the page without any script, and starts at the first', () => {
    const html = renderToString(<Example errors={{ secret: 'Already used.' }} />);
    expect(html).toContain('Already used.');
    expect(html.match(/<input[^>]*>/g)?.[1]).toMatch(/autofocus.*aria-invalid="true"|aria-invalid="true".*autofocus/i);
    expect(html.match(/<input[^>]*>/g)?.[0]).not.toMatch(/autofocus/i);
  });
});
