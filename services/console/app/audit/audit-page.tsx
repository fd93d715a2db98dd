import { useMutation } from '@tanstack/react-query';
import { readableIfEmail } from '@network/validation/readable-email.ts';
import { Button } from '@network/ui/button/button.tsx';
import { Disclosure } from '@network/ui/disclosure/disclosure.tsx';
import { staffCall } from '../api/staff-call.ts';
import { AuditDocument, AuditProofDocument, type AuditQuery } from '../api/staff-operations.generated.ts';
import { toasts } from '../layout/toasts.ts';
import type { Column } from '../list/data-table.tsx';
import { ListPage } from '../list/list-page.tsx';
import { audit as texts } from '../messages/audit.ts';
import { words } from '../messages/words.ts';

type Entry = AuditQuery['audit']['entries'][number];

const PAGE_SIZE = 50;
const FILTERS = ['actor', 'action', 'entityKind', 'entityId', 'from', 'until'] as const;
const DAYS: ReadonlySet<string> = new Set(['from', 'until']);

/** Reads what was stored, with each email as people read it. */
const readJson = (json: string): unknown => JSON.parse(json, (_name, value: unknown) => readableIfEmail(value));

/** What was there before in red, what is there after in green; nothing where an entry has neither. */
function Change({ before, after }: Pick<Entry, 'before' | 'after'>) {
  if (before === null && after === null) return null;
  const pretty = (json: string | null) => (json === null ? null : JSON.stringify(readJson(json), null, 2));
  return (
    <Disclosure summary={texts.details}>
      <pre className="max-h-80 max-w-120 overflow-auto text-caption text-danger">{pretty(before)}</pre>
      <pre className="max-h-80 max-w-120 overflow-auto text-caption text-success">{pretty(after)}</pre>
    </Disclosure>
  );
}

function changeText({ before, after }: Pick<Entry, 'before' | 'after'>): string | null {
  const text = (json: string | null) => (json === null ? '' : JSON.stringify(readJson(json)));
  return before === null && after === null ? null : `${text(before)} → ${text(after)}`;
}

const columns: readonly Column<Entry>[] = [
  { id: 'at', heading: texts.columns.at, text: ({ at }) => at, as: 'moment' },
  { id: 'actor', heading: texts.columns.actor, text: ({ actor }) => actor },
  {
    id: 'action',
    heading: texts.columns.action,
    text: ({ action }) => action,
    cell: ({ action }) => <code className="text-small">{action}</code>,
  },
  {
    id: 'entity',
    heading: texts.columns.entity,
    text: ({ entityKind, entityId }) => `${entityKind} ${entityId}`,
    cell: ({ entityKind, entityId }) => (
      <span>
        {entityKind} <code className="inline-block text-small break-all text-muted">{entityId}</code>
      </span>
    ),
  },
  { id: 'change', heading: texts.columns.change, text: changeText, cell: (entry) => <Change {...entry} /> },
];

/** Computes the chain again, and says whether the audit is what was written. */
function VerifyButton() {
  const verify = useMutation({
    mutationFn: () => staffCall(AuditProofDocument, {}),
    onSuccess: ({ auditProof: { isWhole, entries, brokenAt, hash } }) =>
      toasts.show({
        type: isWhole ? 'success' : 'error',
        message: isWhole ? texts.whole(entries, hash.slice(0, 12)) : texts.broken(brokenAt ?? 0),
      }),
    onError: () => toasts.show({ type: 'error', message: words.failed.text }),
  });
  return (
    <Button size="small" variant="outline" busy={verify.isPending} onClick={() => verify.mutate()}>
      {texts.verify}
    </Button>
  );
}

/** The audit of staff, filtered by person, action, item and time. */
export function AuditPage() {
  return (
    <ListPage
      title={texts.title}
      text={texts.text}
      actions={<VerifyButton />}
      filters={FILTERS.map((name) => ({ name, label: texts.filters[name], isDay: DAYS.has(name) }))}
      columns={columns}
      queryKey={['audit']}
      load={async (get, after) => {
        const filter = Object.fromEntries(FILTERS.map((name) => [name, get(name)]));
        const { audit } = await staffCall(AuditDocument, {
          filter,
          after: after === null ? null : Number(after),
          first: PAGE_SIZE,
        });
        return { rows: audit.entries, next: audit.next === null ? null : String(audit.next) };
      }}
      keyOf={({ sequence }) => String(sequence)}
    />
  );
}
