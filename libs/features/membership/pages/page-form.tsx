import type { ReactNode } from 'react';
import type { OwnMembership } from '@network/core/session/own-memberships-query.ts';
import { PageFrame } from './page-frame.tsx';
import { renewalText } from './renewal-text.ts';

interface PageFormProps {
  /** The page's own path. */
  readonly path: string;
  readonly title: string;
  readonly text: string;
  readonly membership: OwnMembership;
  /** What the address of the page says besides the membership. */
  readonly search?: Readonly<Record<string, string>>;
  /** Why the form was refused. */
  readonly failure: string | undefined;
  readonly children: ReactNode;
}

/** A page about a membership: a form that is posted to the page's own address, with or without scripts. */
export function PageForm({ path, title, text, membership, search = {}, failure, children }: PageFormProps) {
  const { nextChargeAt, state, subscriptionId } = membership;
  // The page of a refused form is about the same membership.
  const address = `${path}?${new URLSearchParams({ subscription: subscriptionId, ...search })}`;
  return (
    <PageFrame>
      <form method="post" action={address} className="mx-auto flex w-full max-w-prose flex-col gap-6">
        <div className="flex flex-col gap-3">
          <h1 className="type-display text-title-1 text-balance">{title}</h1>
          {/* A renewal that failed was due on a day that has passed. */}
          {nextChargeAt && state !== 'PAST_DUE' ? (
            <p className="font-semibold text-strong">{renewalText(membership)}</p>
          ) : null}
          <p className="text-pretty text-muted">{text}</p>
        </div>
        <input type="hidden" name="subscription" value={subscriptionId} />
        <Failure text={failure} />
        {children}
      </form>
    </PageFrame>
  );
}

/** Why a form was refused; nothing where it was not. */
export function Failure({ text }: { readonly text: string | undefined }) {
  return text === undefined ? null : (
    <p role="alert" className="text-small text-danger">
      {text}
    </p>
  );
}
