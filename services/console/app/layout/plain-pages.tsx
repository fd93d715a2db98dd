import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button } from '@network/ui/button/button.tsx';
import { buttonStyle } from '@network/ui/button/button-style.ts';
import { isOutdated, StaffCallFailed } from '../api/staff-call.ts';
import { words } from '../messages/words.ts';
import { PageFrame } from './page-frame.tsx';

/** A message in place of the content of a page. */
function Notice({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-4 rounded-panel border-line border-subtle bg-surface p-6">
      <p className="text-muted">{text}</p>
      {children}
    </div>
  );
}

/** The address of no page. */
export function MissingPage() {
  const { title, text, home } = words.missing;
  return (
    <PageFrame title={title}>
      <Notice text={text}>
        <Link to="/" className={buttonStyle({ variant: 'outline', size: 'small' })}>
          {home}
        </Link>
      </Notice>
    </PageFrame>
  );
}

/** A page that the role may not open. */
export function RefusedPage() {
  const { title, text } = words.refused;
  return (
    <PageFrame title={title}>
      <Notice text={text} />
    </PageFrame>
  );
}

/**
 * What could not be loaded, with a way to try again; `FORBIDDEN` says that the role may not, and `DOCUMENT_UNKNOWN` that this
 * page is of a release of the console that has ended.
 */
export function FailedPage({ error, reset }: { error: unknown; reset: () => void }) {
  if (error instanceof StaffCallFailed && error.code === 'FORBIDDEN') return <RefusedPage />;
  const { title, text, again, outdated, reload } = words.failed;
  const mustReload = isOutdated(error);
  const reference = error instanceof StaffCallFailed ? error.correlationId : null;
  return (
    <PageFrame title={title}>
      <Notice text={mustReload ? outdated : text}>
        <Button variant="outline" size="small" onClick={mustReload ? () => globalThis.location.reload() : reset}>
          {mustReload ? reload : again}
        </Button>
        {reference === null ? null : <p className="text-caption text-muted">{reference}</p>}
      </Notice>
    </PageFrame>
  );
}
