import { useQuery } from '@tanstack/react-query';
import { Check, Minus } from 'lucide-react';
import { useState } from 'react';
import { Skeleton } from '@network/ui/skeleton/skeleton.tsx';
import { staffCall } from '../api/staff-call.ts';
import { BrandFlagsDocument, type BrandFlagsQuery } from '../api/staff-operations.generated.ts';
import { PageFrame } from '../layout/page-frame.tsx';
import { isPageLost } from '../layout/page-lost.ts';
import { FailedPage } from '../layout/plain-pages.tsx';
import { useSession } from '../layout/use-session.ts';
import { type Column, DataTable } from '../list/data-table.tsx';
import { shop } from '../messages/shop.ts';
import { may } from '../session/session.ts';
import { FlagHistory } from './flag-history.tsx';
import { type FlagOfBrand, SwitchFlagDialog } from './switch-flag-dialog.tsx';

type Brand = BrandFlagsQuery['brandFlags'][number];

interface Row {
  readonly flag: string;
  readonly isRuntime: boolean;
}

const texts = shop.flags;

/** Every flag with the brands at which it is on: those that allow it are switched here. */
export function FlagsPage() {
  const maySwitch = may(useSession(), 'shop:write');
  const [choice, choose] = useState<FlagOfBrand | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['brand-flags'],
    queryFn: async () => (await staffCall(BrandFlagsDocument, {})).brandFlags,
  });
  if (isPageLost(error, data)) return <FailedPage error={error} reset={() => void refetch()} />;
  const brands = data ?? [];
  const all = brands.flatMap(({ flags }) => flags);
  const names = [...new Set(all.map(({ name }) => name))].toSorted();
  const runtime = new Set(all.flatMap(({ name, isRuntime }) => (isRuntime ? [name] : [])));
  const rows = names
    .map((flag): Row => ({ flag, isRuntime: runtime.has(flag) }))
    .toSorted((one, other) => Number(other.isRuntime) - Number(one.isRuntime));
  const columns = [flagColumn, changesColumn, ...brands.map((brand) => brandColumn(brand, maySwitch ? choose : null))];
  return (
    <PageFrame title={texts.title} text={texts.text}>
      {data === undefined ? (
        <Skeleton shape="block" />
      ) : (
        <>
          <DataTable label={texts.title} columns={columns} rows={rows} keyOf={({ flag }) => flag} />
          {/* Before the table is there the history would move under its reader. */}
          <FlagHistory />
        </>
      )}
      {choice === null ? null : <SwitchFlagDialog {...choice} onClose={() => choose(null)} />}
    </PageFrame>
  );
}

const flagColumn: Column<Row> = {
  id: 'flag',
  heading: texts.flag,
  cell: ({ flag }) => <strong>{flag}</strong>,
  text: ({ flag }) => flag,
};

const changesColumn: Column<Row> = {
  id: 'changes',
  heading: texts.changes,
  cell: ({ isRuntime }) => (
    <span className="whitespace-nowrap text-muted">{isRuntime ? texts.here : texts.byRelease}</span>
  ),
  text: ({ isRuntime }) => (isRuntime ? texts.here : texts.byRelease),
  isMinor: true,
};

function brandColumn(brand: Brand, onChoose: ((flag: FlagOfBrand) => void) | null): Column<Row> {
  const isOn = (flag: string): boolean => brand.flags.some((each) => each.name === flag && each.isOn);
  const stateOf = (flag: string): string => (isOn(flag) ? texts.on : texts.off);
  return {
    id: brand.brand,
    heading: brand.name,
    cell: ({ flag, isRuntime }) => {
      const isSwitched = brand.flags.some((each) => each.name === flag && !each.isConfigured);
      const state = isSwitched ? `${stateOf(flag)}, ${texts.switched}` : stateOf(flag);
      const mark = <FlagMark isOn={isOn(flag)} isSwitched={isSwitched} label={state} />;
      if (!isRuntime || onChoose === null) return mark;
      return (
        <button
          type="button"
          aria-label={texts.switchLabel(flag, brand.name, state)}
          onClick={() => onChoose({ flag, brand: brand.brand, name: brand.name, isOn: isOn(flag), isSwitched })}
          className="-my-1.5 -ml-2 inline-flex cursor-pointer items-center rounded-check border-line border-outline p-1.5 hover:border-strong"
        >
          {mark}
        </button>
      );
    },
    text: ({ flag }) => stateOf(flag),
  };
}

/** Shows on or off, with a dot where staff have switched it. */
function FlagMark({ isOn, isSwitched, label }: { isOn: boolean; isSwitched: boolean; label: string }) {
  return (
    <span className="inline-flex items-center gap-1">
      {isOn ? (
        <Check role="img" aria-label={label} className="size-4 text-success" />
      ) : (
        <Minus role="img" aria-label={label} className="size-4 text-muted" />
      )}
      {isSwitched ? <span aria-hidden="true" title={texts.switched} className="size-2 rounded-full bg-accent" /> : null}
    </span>
  );
}
