import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { usePageReturn } from './use-page-return.ts';

it('runs for a page that was restored, and not for one that was loaded', () => {
  const onReturn = vi.fn();
  const Part = () => {
    usePageReturn(onReturn);
    return null;
  };
  const { unmount } = render(<Part />);
  const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  show(false);
  expect(onReturn).not.toHaveBeenCalled();
  show(true);
  expect(onReturn).toHaveBeenCalledTimes(1);
  unmount();
  show(true);
  expect(onReturn).toHaveBeenCalledTimes(1);
});
