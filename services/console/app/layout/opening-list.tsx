import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { Circle } from 'lucide-react';
import { staffCall } from '../api/staff-call.ts';
import { OpeningDocument, type OpeningQuery } from '../api/staff-operations.generated.ts';
import { opening as texts } from '../messages/opening.ts';

type Opening = OpeningQuery['opening'];

interface Missing {
  readonly text: string;
  /** The page where staff can do something about it; none where an operator has to. */
  readonly page?: { readonly href: string; readonly label: string };
}

const names = new Intl.ListFormat('en-GB');

/** What a network needs before it opens, on the start of the console; nothing where nothing is missing. */
export function OpeningList() {
  const { data } = useQuery({
    queryKey: ['opening'],
    queryFn: async () => (await staffCall(OpeningDocument, {})).opening,
  });
  const missing = data === undefined ? [] : missingOf(data);
  if (missing.length === 0) return null;
  return (
    <section aria-labelledby="opening" className="rounded-panel border-line border-subtle bg-surface p-5">
      <h2 id="opening" className="type-display text-title-4">
        {texts.title}
      </h2>
      <p className="mt-1 text-small text-muted">{texts.text}</p>
      <ul className="mt-4 flex flex-col gap-3">
        {missing.map(({ text, page }) => (
          <li key={text} className="flex items-start gap-3 text-small">
            <Circle aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warning" />
            <span className="min-w-0 flex-1">{text}</span>
            {page ? (
              <Link to={page.href} className="shrink-0 font-semibold text-accent underline">
                {page.label}
              </Link>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function missingOf({ sendsMail, takesPayments, brands }: Opening): readonly Missing[] {
  const without = (isThere: (brand: Opening['brands'][number]) => boolean, every: string): string => {
    const lacking = brands.filter((brand) => !isThere(brand));
    // Ten names a line say no more than that it is all of them.
    return lacking.length > 1 && lacking.length === brands.length
      ? every
      : names.format(lacking.map(({ name }) => name));
  };
  const films = without((brand) => brand.films > 0, texts.every.films);
  const plans = without((brand) => brand.sellsMemberships, texts.every.plans);
  const legal = without((brand) => brand.hasLegalTexts, texts.every.legal);
  return [
    ...(films === '' ? [] : [{ text: texts.films(films), page: { href: '/films', label: texts.toFilms } }]),
    ...(takesPayments ? [] : [{ text: texts.biller }]),
    ...(plans === '' ? [] : [{ text: texts.plans(plans), page: { href: '/plans', label: texts.toPlans } }]),
    ...(legal === '' ? [] : [{ text: texts.legal(legal) }]),
    ...(sendsMail ? [] : [{ text: texts.mail }]),
  ];
}
