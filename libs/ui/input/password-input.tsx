import { type ComponentPropsWithRef, useState } from 'react';
import { Input } from './input.tsx';

export type PasswordInputProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & {
  /** What a new password may be, as password managers read it (`passwordrules`). */
  rules?: string;
  texts: {
    /** Labels of the button: while the password is hidden, and while it is shown. */
    show: string;
    hide: string;
    /** What the button does, for screen readers. */
    label: string;
  };
};

/** A line for a password, which can be shown. Pasting and password managers work. */
export function PasswordInput({ texts, rules, ...rest }: PasswordInputProps) {
  const [isShown, setShown] = useState(false);
  const reveal = (
    <button
      type="button"
      aria-pressed={isShown}
      aria-label={texts.label}
      className="h-11 min-w-11 rounded-control px-1.5 text-small text-muted hover:text-strong"
      onClick={() => setShown(!isShown)}
    >
      {isShown ? texts.hide : texts.show}
    </button>
  );
  return (
    <Input
      autoCapitalize="none"
      spellCheck={false}
      {...(rules === undefined ? {} : { passwordrules: rules })}
      {...rest}
      type={isShown ? 'text' : 'password'}
      trailing={reveal}
    />
  );
}
