import { vi } from 'vitest';

/** Has the biller close no payment page, as those do that can't. Until mocks are restored. */
export function pagesStayOpen(): void {
  const { fetch: real } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (asked, ...more) => {
    const address = asked instanceof Request ? asked.url : asked.toString();
    return address.endsWith('/pages/end') ? Response.json({ page: 'open' }) : real(asked, ...more);
  });
}
