import { Link } from '@tanstack/react-router';
import type { ContentWholeFragment } from '../api/staff-operations.generated.ts';
import { Moment } from '../list/moment.tsx';
import { publishing } from '../messages/publishing.ts';

const { approval: texts } = publishing;

/** Says that a request to show an item waits for a second person, since when and by whom, and leads to it. */
export function WaitingRequest({ request }: { request: NonNullable<ContentWholeFragment['waiting']> }) {
  return (
    <div role="status" className="flex flex-col gap-1 text-small text-warning">
      <p>
        {texts.waits[request.name === 'schedule' ? 'schedule' : 'publish'](request.requestedBy)}{' '}
        <Moment at={request.requestedAt} />
      </p>
      <Link to={'/bulk-changes' as '/'} className="self-start underline">
        {texts.see}
      </Link>
    </div>
  );
}
