import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { PALETTE } from '@network/ui/theme-check/theme-pairs.ts';
import { Part, Terms } from './part.tsx';
import { useTokens } from './read-tokens.ts';

const TYPE_TOKENS = [
  '--display-weight',
  '--display-tracking',
  '--display-transform',
  '--label-weight',
  '--label-tracking',
  '--label-transform',
] as const;
const PALETTE_TOKENS = PALETTE.map((name) => `--palette-${name}` as const);

/** The two families of the brand and the sizes in which its own words are set. */
export function TypeOfBrand({ tenant }: { readonly tenant: Tenant }) {
  const [ref, tokens] = useTokens(TYPE_TOKENS);
  const { copy, theme } = tenant;
  return (
    <Part title="Type" text="The families, and the brand’s own words in each size.">
      <div ref={ref} className="flex flex-col gap-5">
        <p className="type-display text-display">{tenant.name}</p>
        <p className="type-display text-title-1">{copy.tagline}</p>
        <p className="type-display text-title-2">{copy.tagline}</p>
        <p className="text-lead">{copy.description}</p>
        <p className="max-w-prose">{copy.description}</p>
        <p className="text-small text-muted">{copy.keywords.join(' · ')}</p>
        <p className="type-label text-small text-accent">{copy.keywords[0]}</p>
        <p className="type-price text-title-3 lining-nums">$29.99</p>
      </div>
      <Terms
        terms={[
          ['Display family', theme.fonts.display],
          ['Text family', theme.fonts.text],
          ...TYPE_TOKENS.map((name) => [name, <code key={name}>{tokens[name]}</code>] as const),
        ]}
      />
    </Part>
  );
}

/** The eleven colors of the brand's palette in the appearance that is shown. */
export function PaletteOfBrand() {
  const [ref, tokens] = useTokens(PALETTE_TOKENS);
  return (
    <Part title="Palette" text="The only colors of the brand. Tokens, Colour has the contrast of each pair.">
      <ul ref={ref} role="list" className="grid grid-cols-2 gap-4 medium:grid-cols-4 large:grid-cols-6">
        {PALETTE.map((name) => (
          <li key={name} className="flex flex-col gap-1 text-small">
            <span
              className="h-16 rounded-card border-line border-outline"
              style={{ background: `var(--palette-${name})` }}
            />
            {name}
            <code className="text-caption text-muted">{tokens[`--palette-${name}`]}</code>
          </li>
        ))}
      </ul>
    </Part>
  );
}
