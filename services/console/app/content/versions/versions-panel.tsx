import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { buttonStyle } from '@network/ui/button/button-style.ts';
import { Disclosure } from '@network/ui/disclosure/disclosure.tsx';
import type { ContentKind } from '../../api/staff-types.generated.ts';
import { Moment } from '../../list/moment.tsx';
import { versions as texts } from '../../messages/versions.ts';
import { words } from '../../messages/words.ts';
import { versionsQuery } from '../content-calls.ts';
import { contentOf } from '../content-columns.tsx';
import { contentFields } from '../content-fields.ts';
import { shownValue } from '../conflict-panel.tsx';
import { differencesOf, valuesOf } from '../field-values.ts';

export interface VersionsPanelProps {
  readonly kind: ContentKind;
  readonly id: string;
  /** Path of the page that compares versions. */
  readonly path: string;
}

/** The versions of an item, the newest first, each with what it changed of the one before. */
export function VersionsPanel({ kind, id, path }: VersionsPanelProps) {
  const { data = [] } = useQuery(versionsQuery(kind, id));
  const fields = contentFields[kind];
  return (
    <section
      aria-label={texts.title}
      className="flex flex-col gap-3 rounded-panel border-line border-subtle bg-surface p-6"
    >
      <div className="flex items-center justify-between gap-3">
        <h2 className="type-display text-title-4">{texts.title}</h2>
        {data.length < 2 ? null : (
          <Link to={path} className={buttonStyle({ variant: 'outline', size: 'small' })}>
            {texts.compare}
          </Link>
        )}
      </div>
      {data.length === 0 ? <p className="text-small text-muted">{texts.none}</p> : null}
      <ol className="flex flex-col gap-2">
        {data.map(({ version, action, at, by, item }, index) => {
          const before = data[index + 1]?.item;
          const changes =
            before === undefined
              ? []
              : differencesOf(fields, valuesOf(fields, contentOf(before)), valuesOf(fields, contentOf(item)));
          return (
            <li key={version} className="border-t border-subtle pt-2 first:border-t-0">
              <Disclosure summary={<span>{texts.summary(version, texts.actions[action] ?? action)}</span>}>
                {changes.length === 0 ? <p className="text-small text-muted">{texts.unchanged}</p> : null}
                <dl className="flex flex-col gap-2 text-small">
                  {changes.map(({ field, one, other }) => (
                    <div key={field.name}>
                      <dt className="font-semibold">{field.label}</dt>
                      <dd className="whitespace-pre-wrap text-danger line-through">{shownValue(one)}</dd>
                      <dd className="whitespace-pre-wrap text-success">{shownValue(other)}</dd>
                    </div>
                  ))}
                </dl>
              </Disclosure>
              <p className="text-small text-muted">
                <Moment at={at} /> {words.content.by(by)}
              </p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
