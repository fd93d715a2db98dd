import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { Part, Terms } from './part.tsx';

/** What the brand says of itself: its tagline and description, its words in the place of the catalogue's, its rows. */
export function VoiceOfBrand({ tenant }: { readonly tenant: Tenant }) {
  const { copy, home } = tenant;
  const rows = home.rows.flatMap((row) => ('title' in row ? [[`${row.show} as ${row.as}`, row.title] as const] : []));
  return (
    <Part title="Voice" text="The words that only this brand says. The catalogue has what all brands say alike.">
      <Terms
        terms={[
          ['Tagline', copy.tagline],
          ['Description', copy.description],
          ['Keywords', copy.keywords.join(', ')],
          ...(copy.welcomeBack === undefined ? [] : [['Sign-in', copy.welcomeBack] as const]),
          ...Object.entries(home.words).map(([word, text]) => [word, text] as const),
          ...rows,
        ]}
      />
    </Part>
  );
}
