import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandSheet } from './brand-sheet.tsx';

const BRANDS = Object.keys(import.meta.glob('../../../apps/*/theme.css')).map((path) => path.split('/').at(-2) ?? '');

const TENANTS = import.meta.glob<{ readonly hasLightAppearance?: true }>('../../../apps/*/tenant.ts', {
  eager: true,
  import: 'default',
});
/** The brands that have a light appearance, too. */
const LIGHT = BRANDS.filter((brand) => TENANTS[`../../../apps/${brand}/tenant.ts`]?.hasLightAppearance);

const meta = { title: 'Foundations/All brands' } satisfies Meta;

export default meta;

/** Shows the same parts in every brand, so that only the theme differs. */
export const Matrix: StoryObj<typeof meta> = {
  render: () => (
    <main className="grid gap-6 large:grid-cols-2 huge:grid-cols-4">
      <h1 className="sr-only">All brands</h1>
      {BRANDS.map((brand, index) => (
        <BrandSheet key={brand} brand={brand} index={index} />
      ))}
    </main>
  ),
};

/** Brands with a light appearance beside their dark one. */
export const Appearances: StoryObj<typeof meta> = {
  render: () => (
    <main className="grid gap-6 large:grid-cols-2">
      <h1 className="sr-only">Appearances</h1>
      {LIGHT.flatMap((brand, index) =>
        (['dark', 'light'] as const).map((appearance) => (
          <BrandSheet key={`${brand} ${appearance}`} brand={brand} index={index} appearance={appearance} />
        )),
      )}
    </main>
  ),
};
