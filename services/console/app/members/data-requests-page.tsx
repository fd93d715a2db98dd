import { staffCall } from '../api/staff-call.ts';
import { DataRequestsDocument } from '../api/staff-operations.generated.ts';
import { optionsOf } from '../list/list-filters.tsx';
import { ListPage } from '../list/list-page.tsx';
import { people } from '../messages/people.ts';
import { dataRequestColumns } from './data-request-columns.tsx';
import { memberPath } from './member-path.ts';

const PAGE_SIZE = 50;
const texts = people.dataRequests;

/** What members ask about their data, by its legal deadline. Each leads to its member, where it is answered. */
export function DataRequestsPage() {
  return (
    <ListPage
      title={texts.title}
      text={texts.text}
      filters={[{ name: 'state', label: texts.stateLabel, options: optionsOf(texts.states), standard: 'open' }]}
      columns={dataRequestColumns}
      queryKey={['data-requests']}
      load={async (get, after) => {
        const open = get('state') !== 'settled';
        const { dataRequests: page } = await staffCall(DataRequestsDocument, { open, after, first: PAGE_SIZE });
        return { rows: page.requests, next: page.nextCursor };
      }}
      keyOf={({ id }) => id}
      hrefOf={({ memberId }) => `${memberPath(memberId)}?tab=requests`}
    />
  );
}
