import type { ReactNode } from 'react';
import { Anchor } from '@network/ui/link/anchor.tsx';
import { Picture, type PictureSource } from '@network/ui/picture/picture.tsx';

/** A titled list of suggestions; nothing where it is empty. */
export function Section(props: {
  readonly title: string;
  readonly isEmpty: boolean;
  /** Beside the title. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}) {
  if (props.isEmpty) return null;
  return (
    <section className="mb-2">
      <div className="flex items-center justify-between gap-3 pr-1">
        <h2 className="type-label px-3 py-1 text-caption text-muted">{props.title}</h2>
        {props.action}
      </div>
      <ul role="list">{props.children}</ul>
    </section>
  );
}

interface RowProps {
  readonly href: string;
  readonly label: string;
  readonly picture?: PictureSource;
  readonly shape?: 'media' | 'portrait';
  /** Behind the link, such as a button that removes it. */
  readonly action?: ReactNode;
}

/** One suggestion that the keys of the field reach. */
export function Row({ href, label, picture, shape = 'media', action }: RowProps) {
  return (
    <li className="flex list-none items-center">
      <Anchor
        href={href}
        data-suggestion
        className="flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-control px-3 py-1.5 text-small text-strong transition-colors hover:bg-hover focus-visible:bg-hover"
      >
        {picture ? (
          <span className={shape === 'media' ? 'w-16 shrink-0' : 'w-9 shrink-0'}>
            <span
              className={`block overflow-hidden rounded-check ${shape === 'media' ? 'aspect-landscape' : 'aspect-portrait'}`}
            >
              <Picture source={picture} alt="" sizes="4rem" />
            </span>
          </span>
        ) : null}
        <span className="min-w-0 truncate">{label}</span>
      </Anchor>
      {action}
    </li>
  );
}
