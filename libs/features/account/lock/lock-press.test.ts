import { expect, it, vi } from 'vitest';
import { lockByPress, onLockPress } from './lock-press.ts';

it('locks once by a press that came before what locks was loaded', () => {
  const lockNow = vi.fn();
  lockByPress();
  const end = onLockPress(lockNow);
  expect(lockNow).toHaveBeenCalledTimes(1);
  end();
  onLockPress(lockNow)();
  expect(lockNow).toHaveBeenCalledTimes(1);
});
