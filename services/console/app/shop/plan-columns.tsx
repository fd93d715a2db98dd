import { BASE_CURRENCY } from '@network/validation/currencies.ts';
import type { PlanWholeFragment } from '../api/staff-operations.generated.ts';
import type { Column } from '../list/data-table.tsx';
import { Sum } from '../list/sum.tsx';
import { shop } from '../messages/shop.ts';

const texts = shop.plans;
const { columns: headings } = texts;

/** The columns of plans; in a file prices are minor units. */
export const planColumns: readonly Column<PlanWholeFragment>[] = [
  {
    id: 'product',
    heading: headings.product,
    cell: ({ product }) => <strong>{product}</strong>,
    text: ({ product }) => product,
  },
  { id: 'kind', heading: headings.kind, cell: ({ kind }) => texts.kinds[kind] ?? kind, text: ({ kind }) => kind },
  {
    id: 'first',
    heading: headings.first,
    cell: ({ firstPrice, firstDays }) => (
      <>
        <Sum minorUnits={firstPrice} currency={BASE_CURRENCY} />{' '}
        {firstDays === null ? null : <span className="text-small text-muted">{texts.days(firstDays)}</span>}
      </>
    ),
    text: ({ firstPrice }) => firstPrice,
  },
  {
    id: 'later',
    heading: headings.later,
    cell: ({ rebillPrice, rebillMonths }) => (
      <>
        <Sum minorUnits={rebillPrice} currency={BASE_CURRENCY} />{' '}
        <span className="text-small text-muted">{texts.every(rebillMonths)}</span>
      </>
    ),
    text: ({ rebillPrice }) => rebillPrice,
  },
  {
    id: 'prices',
    heading: headings.prices,
    cell: ({ prices }) => (
      <>
        {prices.map(({ currency, firstPrice, rebillPrice }) => (
          <div key={currency}>
            <Sum minorUnits={firstPrice} currency={currency} />{' '}
            {firstPrice === rebillPrice ? null : (
              <span className="text-small text-muted">
                {texts.prices.later} <Sum minorUnits={rebillPrice} currency={currency} />
              </span>
            )}
          </div>
        ))}
      </>
    ),
    text: ({ prices }) =>
      prices.map(({ currency, firstPrice, rebillPrice }) => `${currency} ${firstPrice} ${rebillPrice}`).join('; '),
  },
  {
    id: 'sale',
    heading: headings.sale,
    text: ({ isOnSale }) => (isOnSale ? texts.onSale : texts.notOnSale),
  },
  {
    id: 'portal',
    heading: headings.portal,
    cell: ({ isPortalOffer }) => (isPortalOffer ? texts.portal : texts.everybody),
    text: ({ isPortalOffer }) => (isPortalOffer ? texts.portal : texts.everybody),
    isMinor: true,
  },
  { id: 'option', heading: headings.option, text: ({ option }) => option, as: 'count', isMinor: true },
];
