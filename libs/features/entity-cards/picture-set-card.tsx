import { Images } from 'lucide-react';
import type { ComponentPropsWithoutRef } from 'react';
import { cx } from '@network/ui/class-names/cx.ts';
import { Anchor } from '@network/ui/link/anchor.tsx';
import { Picture, type PictureSource } from '@network/ui/picture/picture.tsx';

export type PictureSetCardProps = Omit<ComponentPropsWithoutRef<'div'>, 'title'> & {
  title: string;
  /** The address of the pictures; without it the card only says that there are some. */
  href?: string | undefined;
  picture: PictureSource;
  text: string;
};

/** A set of pictures beside a page's subject, as a pile of prints with the first on top. */
export function PictureSetCard({ title, href, picture, text, className, ...rest }: PictureSetCardProps) {
  return (
    <div
      {...rest}
      className={cx(
        'group/set relative flex items-center gap-7 overflow-hidden rounded-panel border-line border-subtle bg-surface p-5',
        href !== undefined && 'transition-colors hover:border-outline',
        className,
      )}
    >
      <div className="relative isolate aspect-portrait w-24 shrink-0">
        <Print className="rotate-6 group-hover/set:translate-x-2 group-hover/set:rotate-12" />
        <Print className="rotate-2 group-hover/set:rotate-6" />
        <div className="absolute inset-0 -rotate-2 overflow-hidden rounded-card bg-raised outline-1 -outline-offset-1 outline-(--card-border) transition-[rotate] duration-settle ease-brand group-hover/set:-rotate-3">
          <Picture source={picture} alt="" sizes="96px" />
        </div>
      </div>
      <div className="flex min-w-0 flex-col gap-1">
        <Images aria-hidden="true" className="mb-1 size-5 text-accent" />
        <p className="type-display text-title-4">
          {href === undefined ? (
            title
          ) : (
            <Anchor
              href={href}
              className="transition-colors group-hover/set:text-accent after:absolute after:inset-0 after:rounded-panel"
            >
              {title}
            </Anchor>
          )}
        </p>
        <p className="text-small text-muted">{text}</p>
      </div>
    </div>
  );
}

function Print({ className }: { readonly className: string }) {
  return (
    <span
      className={cx(
        'absolute inset-0 -z-10 rounded-card border-line border-outline bg-raised transition-[rotate,translate] duration-settle ease-brand',
        className,
      )}
    />
  );
}
