import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { Button } from '@network/ui/button/button.tsx';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { Field } from '@network/ui/field/field.tsx';
import { Select } from '@network/ui/select/select.tsx';
import { Skeleton } from '@network/ui/skeleton/skeleton.tsx';
import type { ContentWholeFragment } from '../../api/staff-operations.generated.ts';
import { PageFrame } from '../../layout/page-frame.tsx';
import { isPageLost } from '../../layout/page-lost.ts';
import { FailedPage, MissingPage } from '../../layout/plain-pages.tsx';
import { useSession } from '../../layout/use-session.ts';
import { useListAddress } from '../../list/list-address.ts';
import { momentText } from '../../list/moment.tsx';
import { versions as texts } from '../../messages/versions.ts';
import { words } from '../../messages/words.ts';
import { may } from '../../session/session.ts';
import { itemQuery, versionNamesQuery, versionQuery } from '../content-calls.ts';
import { contentOf, titleOf } from '../content-columns.tsx';
import { contentFields } from '../content-fields.ts';
import { differencesOf, valuesOf } from '../field-values.ts';
import { FieldDifference, type Layout, LAYOUTS } from './field-difference.tsx';
import { RestoreButton } from './restore-button.tsx';
import { useSection } from '../use-section.ts';

const asNumber = (text: string | null, standard: number): number =>
  text !== null && /^\d+$/.test(text) ? Number(text) : standard;
const asLayout = (text: string | null): Layout => LAYOUTS.find((each) => each === text) ?? 'columns';

/** Two versions of an item compared field by field, and the way back to either. The pair is in the address. */
export function VersionsPage() {
  const { kind } = useSection();
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const { data: item, error, refetch } = useQuery(itemQuery(kind, id));
  if (isPageLost(error, item)) return <FailedPage error={error} reset={() => void refetch()} />;
  if (item === undefined) {
    return (
      <PageFrame title={words.loading}>
        <Skeleton shape="block" />
      </PageFrame>
    );
  }
  return item === null ? <MissingPage /> : <Comparison item={item} />;
}

function Comparison({ item }: { item: ContentWholeFragment }) {
  const { path, label } = useSection();
  const address = useListAddress();
  const session = useSession();
  const mayRestore = may(session, 'content:write') && (item.publishAt === null || may(session, 'content:publish'));
  const to = asNumber(address.get('to'), item.version);
  const from = asNumber(address.get('from'), Math.max(to - 1, 1));
  const layout = asLayout(address.get('layout'));
  const show = (one: number, other: number) => address.set({ from: String(one), to: String(other) });
  return (
    <PageFrame
      title={texts.pageTitle(titleOf(item))}
      trail={
        <nav className="flex gap-2 text-small text-muted">
          <Link to={path} className="hover:text-strong">
            {label}
          </Link>
          <span aria-hidden="true">/</span>
          <Link to={`${path}/${encodeURIComponent(item.id)}` as '/'} className="hover:text-strong">
            {titleOf(item)}
          </Link>
        </nav>
      }
      actions={
        mayRestore ? (
          <>
            {[...new Set([from, to])]
              .filter((version) => version !== item.version && version > 0)
              .map((version) => (
                <RestoreButton key={version} item={item} version={version} />
              ))}
          </>
        ) : undefined
      }
    >
      {item.version === 0 ? (
        <EmptyState title={texts.none} />
      ) : (
        <>
          <div className="flex flex-wrap items-end gap-3">
            <VersionChoice item={item} label={texts.from} value={from} onChoose={(version) => show(version, to)} />
            <VersionChoice item={item} label={texts.to} value={to} onChoose={(version) => show(from, version)} />
            <Field label={texts.layout} className="w-40">
              <Select
                value={layout}
                options={LAYOUTS.map((value) => ({ value, label: texts.layouts[value] }))}
                onChange={(event) => address.set({ layout: event.currentTarget.value })}
              />
            </Field>
            <div className="mb-2 flex gap-2">
              <Button
                variant="outline"
                disabled={Math.min(from, to) <= 1}
                onClick={() => show(Math.max(from - 1, 1), Math.max(to - 1, 1))}
              >
                {texts.older}
              </Button>
              <Button
                variant="outline"
                disabled={Math.max(from, to) >= item.version}
                onClick={() => show(from + 1, to + 1)}
              >
                {texts.newer}
              </Button>
            </div>
          </div>
          <Differences item={item} from={from} to={to} layout={layout} />
        </>
      )}
    </PageFrame>
  );
}

interface VersionChoiceProps {
  readonly item: ContentWholeFragment;
  readonly label: string;
  readonly value: number;
  readonly onChoose: (version: number) => void;
}

/** The latest hundred versions, and whichever the address names beyond them. */
function VersionChoice({ item, label, value, onChoose }: VersionChoiceProps) {
  const { data = [] } = useQuery(versionNamesQuery(item.kind, item.id));
  const options = data.map(({ version, action, at, by }) => ({
    value: String(version),
    label: texts.option(version, texts.actions[action] ?? action, momentText(at), by),
  }));
  const isListed = options.some((option) => option.value === String(value));
  return (
    <Field label={label} className="w-96 max-small:w-full">
      <Select
        value={String(value)}
        options={isListed ? options : [...options, { value: String(value), label: String(value) }]}
        onChange={(event) => onChoose(Number(event.currentTarget.value))}
      />
    </Field>
  );
}

interface DifferencesProps {
  readonly item: ContentWholeFragment;
  readonly from: number;
  readonly to: number;
  readonly layout: Layout;
}

function Differences({ item: { kind, id }, from, to, layout }: DifferencesProps) {
  const one = useQuery({ ...versionQuery(kind, id, from), placeholderData: keepPreviousData });
  const other = useQuery({ ...versionQuery(kind, id, to), placeholderData: keepPreviousData });
  const error = one.error ?? other.error;
  if (isPageLost(error, one.data && other.data)) {
    return <FailedPage error={error} reset={() => void Promise.all([one.refetch(), other.refetch()])} />;
  }
  if (one.data === undefined || other.data === undefined) return <Skeleton shape="block" />;
  if (one.data === null || other.data === null) {
    return <EmptyState title={texts.missing} text={texts.missingText} />;
  }
  const fields = contentFields[kind];
  const [before, after] = [one.data, other.data].map(({ item }) => valuesOf(fields, contentOf(item)));
  const differences = differencesOf(fields, before ?? {}, after ?? {});
  if (differences.length === 0) return <EmptyState title={texts.same} text={texts.sameText} />;
  return (
    <div aria-live="polite" className="rounded-panel border-line border-subtle bg-surface px-6 py-4">
      <p className="pb-2 text-small text-muted">{texts.differences(differences.length)}</p>
      {differences.map((difference) => (
        <FieldDifference key={difference.field.name} difference={difference} layout={layout} />
      ))}
    </div>
  );
}
