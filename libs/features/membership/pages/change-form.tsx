import type { ReactNode } from 'react';

interface ChangeFormProps {
  readonly page: '/account/pause' | '/account/plan';
  readonly change: 'resume' | 'keep-plan';
  readonly subscriptionId: string;
  /** Does the same with scripts, on the page that is open. */
  readonly onSend: () => void;
  /** The button. */
  readonly children: ReactNode;
}

/** A change of a membership by one press; without scripts its form is sent to the page of the change. */
export function ChangeForm({ page, change, subscriptionId, onSend, children }: ChangeFormProps) {
  return (
    <form
      method="post"
      action={`${page}?${new URLSearchParams({ subscription: subscriptionId })}`}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <input type="hidden" name="subscription" value={subscriptionId} />
      <input type="hidden" name="change" value={change} />
      {children}
    </form>
  );
}
