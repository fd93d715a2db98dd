import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Field } from '../field/field.tsx';
import { PasswordInput } from './password-input.tsx';

const texts = { show: 'Show', hide: 'Hide', label: 'Show what you typed' };

function renderField(): { input: HTMLInputElement; button: HTMLElement } {
  render(
    <Field label="Password">
      <PasswordInput name="password" autoComplete="current-password" texts={texts} />
    </Field>,
  );
  return { input: screen.getByLabelText<HTMLInputElement>('Password'), button: screen.getByRole('button') };
}

describe('a field for a password', () => {
  it('shows the password and hides it again, and sends nothing by it', () => {
    const { input, button } = renderField();
    const shown = () => [input.type, button.textContent, button.getAttribute('aria-pressed')];
    expect(shown()).toEqual(['password', 'Show', 'false']);
    fireEvent.click(button);
    expect(shown()).toEqual(['text', 'Hide', 'true']);
    expect(button).toMatchObject({ type: 'button' });
    fireEvent.click(button);
    expect(input.type).toBe('password');
  });

  it('says what a new password may be where that is known', () => {
    render(<PasswordInput aria-label="New" autoComplete="new-password" rules="minlength: 8;" texts={texts} />);
    expect(screen.getByLabelText('New').getAttribute('passwordrules')).toBe('minlength: 8;');
  });

  it('says nothing of a password that there is already', () => {
    expect(renderField().input.hasAttribute('passwordrules')).toBe(false);
  });

  it('is one for password managers', () => {
    const { input } = renderField();
    expect([input.name, input.autocomplete]).toEqual(['password', 'current-password']);
  });
});
