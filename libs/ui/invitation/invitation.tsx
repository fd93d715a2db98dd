import { type ReactNode, useId } from 'react';

export interface InvitationProps {
  /** `panel` is a box, `band` as wide as the page, `split` an open spread of two columns, `ticket` has a stub to tear off. */
  readonly look: 'panel' | 'band' | 'split' | 'ticket';
  readonly title: string;
  readonly text: string;
  /** One button or link. */
  readonly action: ReactNode;
}

/** What somebody is invited to, and the one thing to press. Its looks are the same parts, laid out by the stylesheet. */
export function Invitation({ look, title, text, action }: InvitationProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={`invitation invitation-${look} grain`}>
      <h2 id={titleId} className="invitation-title">
        {title}
      </h2>
      <p className="invitation-text">{text}</p>
      <div className="invitation-action">{action}</div>
    </section>
  );
}
