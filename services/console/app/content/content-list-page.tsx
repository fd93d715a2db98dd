import { Link } from '@tanstack/react-router';
import { buttonStyle } from '@network/ui/button/button-style.ts';
import { staffCall } from '../api/staff-call.ts';
import { ContentPageDocument, type ContentSummaryFragment } from '../api/staff-operations.generated.ts';
import type { ContentState } from '../api/staff-types.generated.ts';
import { useSession } from '../layout/use-session.ts';
import { keyIn, optionsOf } from '../list/list-filters.tsx';
import { ListPage } from '../list/list-page.tsx';
import { bulk } from '../messages/bulk.ts';
import { views } from '../messages/views.ts';
import { words } from '../messages/words.ts';
import { may } from '../session/session.ts';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { contentColumns, hasSite, titleOf } from './content-columns.tsx';
import { useSection } from './use-section.ts';

const PAGE_SIZE = 50;
const { content: texts } = words;
const states = Object.entries(texts.states).map(([value, label]) => ({ value, label }));
const isState = (text: string | null): text is ContentState => text !== null && Object.hasOwn(texts.states, text);

/** The list of one kind of content, whichever its address is of. */
export function ContentListPage() {
  const { kind, path, label } = useSection();
  const session = useSession();
  const newPath: string = `${path}/new`;
  const sites = session.sites.map((site) => ({ value: site, label: site }));
  return (
    <ListPage
      key={kind}
      title={label}
      filters={[
        { name: 'search', label: words.list.search },
        { name: 'state', label: texts.columns.state, options: states },
        ...(hasSite(kind) ? [{ name: 'site', label: texts.columns.site, options: sites }] : []),
        { name: 'order', label: views.order, options: optionsOf(views.orders), standard: 'slug', isOrder: true },
      ]}
      columns={contentColumns(kind)}
      queryKey={['content', kind, 'list']}
      load={async (get, after) => {
        const state = get('state');
        const { contentPage } = await staffCall(ContentPageDocument, {
          kind,
          search: get('search'),
          state: isState(state) ? state : null,
          site: get('site'),
          order: keyIn(views.orders, get('order')),
          after,
          first: PAGE_SIZE,
        });
        return { rows: contentPage.items, next: contentPage.next };
      }}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => `${path}/${encodeURIComponent(id)}`}
      {...(may(session, 'content:write') && {
        bulk: {
          labelOf: (item: ContentSummaryFragment) => bulk.choose(titleOf(item)),
          labelOfAll: bulk.chooseAll,
          Bar: BulkBar,
        },
      })}
      actions={
        may(session, 'content:write') ? (
          <Link to={newPath} className={buttonStyle({ size: 'small' })}>
            {texts.add}
          </Link>
        ) : undefined
      }
    />
  );
}
