import { describe, expect, it } from 'vitest';
import { type Milestone, newMilestones } from './milestones.ts';

const at = (time: number, more: object = {}) => ({ started: true, ended: false, time, duration: 200, ...more });

describe('K12 how far a film was watched', () => {
  it('K12 tracks each milestone once, in order, skipped ones too', () => {
    const reported = new Set<Milestone>();
    const seen = [at(0), at(10), at(50), at(49), at(160), at(199.9), at(200, { ended: true }), at(0)].map((state) =>
      newMilestones(state, reported),
    );
    expect(seen).toEqual([[0], [], [25], [], [50, 75], [], [100], []]);
  });

  it('K12 tracks nothing before the first picture, and only the beginning of a film without a length yet', () => {
    const reported = new Set<Milestone>();
    expect(newMilestones(at(0, { started: false }), reported)).toEqual([]);
    expect(newMilestones(at(5, { duration: 0 }), reported)).toEqual([0]);
  });
});
