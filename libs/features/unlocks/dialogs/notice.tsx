import type { ReactNode } from 'react';

const TONES = {
  neutral: 'bg-raised text-strong',
  success: 'bg-success-surface text-on-media',
  danger: 'bg-danger-surface text-on-media [&_a]:text-on-media',
} as const;

/** The result of an action, in the place of its button. */
export function Notice(props: { readonly tone?: keyof typeof TONES; readonly children: ReactNode }) {
  return (
    <p className={`rounded-card px-4 py-3 text-small text-pretty ${TONES[props.tone ?? 'neutral']}`}>
      {props.children}
    </p>
  );
}
