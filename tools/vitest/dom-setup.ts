import { cleanup } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';

// Testing Library unmounts by itself only where `afterEach` is a global.
afterEach(cleanup);

// Files share a window: what one keeps in it is not the next one's.
afterAll(() => {
  localStorage.clear();
  sessionStorage.clear();
  for (const pair of document.cookie.split(';')) {
    document.cookie = `${pair.split('=', 1)[0]?.trim()}=; Max-Age=0; Path=/`;
  }
});
