import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Analytics } from '../analytics/analytics.ts';
import { createConsentStore } from '../consent/consent.ts';
import { useVariant } from './use-variant.ts';
import { testTenant } from '../server/tenant-fixture.ts';
import { telemetryOff } from '../telemetry/telemetry.ts';
import { PageProvider } from '../tenant/page-provider.tsx';

const meta = {
  currentYear: 2026,
  isMembersArea: true,
  isSFW: false,
  sfwRegion: null,
  isUS: false,
  pornPortalOrigin: null,
  sellsMemberships: true,
};
const track = vi.fn<(name: string, fields: object) => void>();

function Varied(): ReactNode {
  return <output>{useVariant('joinFormImage') ?? 'as ever'}</output>;
}

function show(variant: string | null, isCounted = true): string | null {
  const variants = variant === null ? {} : { joinFormImage: { variant, isCounted } };
  const analytics: Analytics = { track, trackBefore: async () => undefined };
  const measuring = { consent: createConsentStore('accepted'), analytics, variants };
  const { container, unmount } = render(
    <PageProvider value={{ tenant: testTenant, meta, client: null, telemetry: telemetryOff, measuring }}>
      <Varied />
    </PageProvider>,
  );
  const text = container.textContent;
  unmount();
  return text;
}

describe('the test of the join form’s picture', () => {
  beforeEach(() => {
    sessionStorage.clear();
    track.mockClear();
  });

  it('K11 shows the variant of the visit, and tracks it once a visit', () => {
    expect([show('b'), show('b'), show('b')]).toEqual(['b', 'b', 'b']);
    expect(track.mock.calls).toEqual([['experimentExposure', { experiment: 'joinFormImage', variant: 'b' }]]);
  });

  it('K11 shows the control group the page without it, and tracks that too', () => {
    expect(show('holdout')).toBe('as ever');
    expect(track.mock.calls).toEqual([['experimentExposure', { experiment: 'joinFormImage', variant: 'holdout' }]]);
  });

  it('K11 is not tracked while it does not run, nor for a tester', () => {
    expect([show(null), show('a', false)]).toEqual(['as ever', 'a']);
    expect(track).not.toHaveBeenCalled();
  });
});
