import { Link } from '@tanstack/react-router';
import { Badge } from '@network/ui/badge/badge.tsx';
import { buttonStyle } from '@network/ui/button/button-style.ts';
import { Button } from '@network/ui/button/button.tsx';
import type { DealPlace } from '../api/staff-types.generated.ts';
import type { Column } from '../list/data-table.tsx';
import { Moment } from '../list/moment.tsx';
import { moneyText } from '@network/validation/currencies.ts';
import { slots as texts } from '../messages/slots.ts';
import type { SlotDeal } from './deal-slot.tsx';

const { columns: headings } = texts;
/** Prices of deals are in one currency. */
const CURRENCY = 'USD';

/** The form of a deal in the console. */
export const dealPath = (id: string): string => `/deals/${encodeURIComponent(id)}`;

/** What a deal of a slot is, and what is shown to whom. @param isLinked whether its form may be opened */
export function dealColumns(isLinked: boolean): readonly Column<SlotDeal>[] {
  return [
    rankColumn,
    nameColumn(isLinked),
    stateColumn,
    {
      id: 'audience',
      heading: headings.audience,
      cell: ({ audience }) => texts.audiences[audience],
      text: ({ audience }) => texts.audiences[audience],
      isMinor: true,
    },
    positionColumn('everyone'),
    positionColumn('trial'),
    positionColumn('expired'),
    { ...priceColumn, isMinor: true },
    {
      id: 'sale',
      heading: headings.sale,
      cell: (deal) => saleText(deal),
      text: (deal) => saleText(deal),
      isMinor: true,
    },
  ];
}

const rankColumn: Column<SlotDeal> = {
  id: 'rank',
  heading: headings.rank,
  text: ({ rank }) => rank,
  isAmount: true,
};

/** @param isLinked whether its form may be opened */
export function nameColumn(isLinked: boolean): Column<SlotDeal> {
  return {
    id: 'name',
    heading: headings.name,
    cell: ({ id, name, partner }) => (
      <>
        {isLinked ? (
          <Link to={dealPath(id)} className="font-semibold underline underline-offset-2">
            {name}
          </Link>
        ) : (
          <strong>{name}</strong>
        )}
        <span className="block text-small text-muted">{partner}</span>
      </>
    ),
    text: ({ name, partner }) => `${name} (${partner})`,
  };
}

const TONES = { RUNNING: 'success', PLANNED: 'neutral', DRAFT: 'outline', ENDED: 'outline' } as const;

const stateColumn: Column<SlotDeal> = {
  id: 'state',
  heading: headings.state,
  cell: ({ state, startsAt, endsAt, hasUnpublishedChanges }) => (
    <span className="flex flex-col items-start gap-0.5 text-small">
      <Badge tone={TONES[state]}>{texts.states[state]}</Badge>
      {startsAt === null ? null : (
        <span>
          {texts.from} <Moment at={startsAt} />
        </span>
      )}
      {endsAt === null ? null : (
        <span>
          {texts.until} <Moment at={endsAt} />
        </span>
      )}
      {state === 'RUNNING' && hasUnpublishedChanges ? <span className="text-muted">{texts.changes}</span> : null}
    </span>
  ),
  text: ({ state, startsAt, endsAt }) =>
    [
      texts.states[state],
      ...(startsAt === null ? [] : [`${texts.from} ${startsAt}`]),
      ...(endsAt === null ? [] : [`${texts.until} ${endsAt}`]),
    ].join(', '),
};

function positionColumn(group: keyof SlotDeal['positions']): Column<SlotDeal> {
  return {
    id: group,
    heading: headings[group],
    cell: ({ positions: { [group]: position } }) =>
      position === null ? (
        <span className="whitespace-nowrap text-muted">{texts.hidden}</span>
      ) : (
        <span className="whitespace-nowrap tabular-nums">{texts.place(position)}</span>
      ),
    text: ({ positions: { [group]: position } }) => position,
  };
}

/** The first price with what is charged after it. */
export const priceColumn: Column<SlotDeal> = {
  id: 'price',
  heading: headings.price,
  cell: ({ initialPrice, recurringPrice }) => (
    <span className="tabular-nums">
      {moneyText(initialPrice, CURRENCY)}
      <span className="block text-small text-muted">{laterText(recurringPrice)}</span>
    </span>
  ),
  text: ({ initialPrice, recurringPrice }) => `${moneyText(initialPrice, CURRENCY)}, ${laterText(recurringPrice)}`,
};

const laterText = (price: number | null): string =>
  price === null ? texts.once : texts.monthly(moneyText(price, CURRENCY));

const saleText = ({ billers }: SlotDeal): string =>
  billers.length === 0 ? texts.atPartner : texts.oneClick(billers.join(', '));

/** The ways to change the rank of a deal, and to try it with a member. */
export function actionColumn({
  place,
  brand,
  change,
  mayTry,
}: {
  place: DealPlace;
  brand: string;
  /** Null for staff who may not. */
  change: ((deal: SlotDeal) => void) | null;
  mayTry: boolean;
}): Column<SlotDeal> {
  return {
    id: 'action',
    heading: headings.action,
    text: null,
    cell: (deal) => (
      <span className="flex gap-2 whitespace-nowrap">
        {change === null ? null : (
          <Button
            size="small"
            variant="outline"
            aria-label={texts.changeLabel(deal.name, texts.places[place].title)}
            onClick={() => change(deal)}
          >
            {texts.change}
          </Button>
        )}
        {mayTry ? (
          <Link
            to={`/try-offers?brand=${encodeURIComponent(brand)}` as '/'}
            aria-label={texts.tryLabel(deal.name)}
            className={buttonStyle({ variant: 'quiet', size: 'small' })}
          >
            {texts.try}
          </Link>
        ) : null}
      </span>
    ),
  };
}
