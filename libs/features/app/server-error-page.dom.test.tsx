import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useOpenDialog } from '@network/core/features/dialogs.tsx';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import { PageProvider, useSiteMeta, useTenant } from '@network/core/tenant/page-provider.tsx';
import { type Telemetry, telemetryOff } from '@network/core/telemetry/telemetry.ts';
import type { ReactNode } from 'react';
import { errors } from '@network/messages/errors.ts';
import { ServerErrorPage } from '../errors/screens/server-error-page.tsx';

function OpenDialog() {
  return <output>{useOpenDialog()?.id}</output>;
}

function WithTelemetry({ telemetry, children }: { readonly telemetry: Telemetry; readonly children: ReactNode }) {
  const client = { operatingSystem: 'linux', deviceType: 'desktop', country: null } as const;
  return (
    <PageProvider value={{ tenant: useTenant(), meta: useSiteMeta(), client, telemetry }}>{children}</PageProvider>
  );
}

function show(error: unknown, telemetry: Telemetry = telemetryOff) {
  const { Page, router } = pageFixture({ path: '/videos' });
  const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  render(
    <Page>
      <WithTelemetry telemetry={telemetry}>
        <ServerErrorPage error={error} />
        <OpenDialog />
      </WithTelemetry>
    </Page>,
  );
  return { router, leave };
}

// "The page head carries the language, title, description […]": also where there is no page.
it.each([
  ['what is not there', { code: 'notFound', correlationId: 'a' }, errors.notFoundPage.text],
  ['what went wrong', { code: 'internal', correlationId: 'a' }, errors.server.text],
  ['a gateway that is away', { code: 'unavailable', correlationId: 'a' }, errors.away.text],
])('T05 the page for %s has a description of its own', (_what, error, text) => {
  show(error);
  const descriptions = [...document.querySelectorAll('meta[name=description]')].map((tag) =>
    tag.getAttribute('content'),
  );
  expect(descriptions).toEqual([text]);
});

describe('R61 the page for what went wrong', () => {
  it('R61 has its illustration, its text and the way home', () => {
    show({ code: 'internal', correlationId: 'abc-12345678' });
    expect(screen.getByRole('img', { name: 'Something went wrong' })).toBeTruthy();
    expect(screen.getByText('Something went wrong! We are working to fix this as soon as possible.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go Home' }).getAttribute('href')).toBe('/');
  });

  it('R61 offers a report without an outside service too', () => {
    show({ code: 'internal', correlationId: 'abc-12345678' }, { ...telemetryOff, canReport: false });
    expect(screen.getByRole('button', { name: 'Fill a report' })).toBeTruthy();
  });

  it('R61 E21 reports the error, and takes a person’s comment about it', () => {
    const reportError = vi.fn<Telemetry['reportError']>();
    show(new TypeError('x is null'), { ...telemetryOff, canReport: true, reportError });
    const [report] = reportError.mock.calls[0] ?? [];
    expect(report).toMatchObject({ name: 'TypeError', message: 'x is null' });
    expect(report?.correlationId).toMatch(/^[0-9a-f-]{36}$/);
    fireEvent.click(screen.getByRole('button', { name: 'Fill a report' }));
    expect(screen.getByText('ErrorReport')).toBeTruthy();
  });

  it('R60 R61 loads the whole page again on any navigation afterwards', async () => {
    const { router, leave } = show(new Error('broken'));
    await router.navigate({ to: '/performers' as never });
    expect(leave).toHaveBeenCalledWith('/performers');
  });
});
