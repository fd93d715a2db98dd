import { describe, expect, it } from 'vitest';
import { describeFigure, medianOf } from './figures.ts';

describe('figures of a browser', () => {
  it('count by their median', () => {
    expect(medianOf([30, 10, 20])).toBe(20);
    expect(describeFigure({ name: 'a click', samples: [130.4, 90, 80.2], counts: 'median', goal: 100 })).toBe(
      'a click: median 90 ms (80 to 130 ms, 3 times); goal 100 ms, reached',
    );
  });

  it('count by the slowest of them', () =>
    expect(describeFigure({ name: 'a press', samples: [16, 104, 40], counts: 'slowest', goal: 100 })).toBe(
      'a press: slowest 104 ms (16 to 104 ms, 3 times); goal 100 ms, missed',
    ));

  it('may explain another one, without a goal', () =>
    expect(describeFigure({ name: 'of it work', samples: [20], counts: 'median', goal: null })).toBe(
      'of it work: median 20 ms (20 to 20 ms, 1 times)',
    ));

  it('are none where nothing was measured', () =>
    expect(() => describeFigure({ name: 'nothing', samples: [], counts: 'slowest', goal: 1 })).toThrow(
      'Nothing was measured',
    ));
});
