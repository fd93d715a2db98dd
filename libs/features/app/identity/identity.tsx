import { useState } from 'react';
import { FlashProvider } from '@network/core/flash/use-flash.ts';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { CompositionsOfBrand, WordmarkOfBrand } from './compositions.tsx';
import { CornersOfBrand } from './corners.tsx';
import { MotionOfBrand } from './motion.tsx';
import { PaletteOfBrand, TypeOfBrand } from './type-and-colors.tsx';
import { VoiceOfBrand } from './voice.tsx';

const ignore = () => undefined;

export interface IdentityProps {
  readonly tenant: Tenant;
  readonly appearance: 'dark' | 'light';
}

/** A brand as designers think of it, read from its tenant.ts and theme.css: nothing of it is repeated here. */
export function Identity({ tenant, appearance }: IdentityProps) {
  const [{ Page }] = useState(() => pageFixture({ tenant }));
  return (
    <Page>
      <FlashProvider value={ignore}>
        <main
          data-brand={tenant.id}
          data-appearance={appearance}
          className="flex flex-col gap-(--section-gap) bg-page px-gutter py-10 text-strong"
        >
          <header className="flex flex-col items-start gap-4">
            <h1 className="sr-only">{tenant.name}</h1>
            <WordmarkOfBrand tenant={tenant} size="title" />
            <p className="type-display text-title-2">{tenant.copy.tagline}</p>
          </header>
          <TypeOfBrand tenant={tenant} />
          <PaletteOfBrand />
          <CornersOfBrand />
          <MotionOfBrand />
          <VoiceOfBrand tenant={tenant} />
          <CompositionsOfBrand tenant={tenant} />
        </main>
      </FlashProvider>
    </Page>
  );
}
