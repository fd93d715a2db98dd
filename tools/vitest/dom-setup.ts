import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// A second is a figure of a quiet machine: what is waited for is a state.
configure({ asyncUtilTimeout: 10_000 });

// Testing Library unmounts automatically only where `afterEach` is a global.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  // Vitest restores spies before a test, and what a file cleans up at its end comes after its last one.
  vi.restoreAllMocks();
});

// Files share a window: neither the page nor the storage of one may leak into the next.
afterAll(() => {
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  for (const pair of document.cookie.split(';')) {
    document.cookie = `${pair.split('=', 1)[0]?.trim()}=; Max-Age=0; Path=/`;
  }
});
