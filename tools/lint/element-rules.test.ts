import { describe, expect, it } from 'vitest';
import { problemsOfElements } from './element-rules.ts';

const PATH = 'libs/features/join/fields.tsx';

describe('rules of elements', () => {
  it('V02 asks for rules where a password is chosen', () => {
    const field = '<PasswordInput {...control} autoComplete="new-password" />';
    expect(problemsOfElements(PATH, field)).toEqual([expect.stringContaining('rules for password managers')]);
    expect(problemsOfElements(PATH, `{ autoComplete: 'new-password' }`)).toHaveLength(1);
    expect(problemsOfElements(PATH, field.replace(' />', ' rules={PASSWORD_RULES} />'))).toEqual([]);
    expect(problemsOfElements(PATH, field.replace('new-', 'current-'))).toEqual([]);
  });

  it('keeps videos from devices that have no cookie', () => {
    const video = '<video\n  src={clip}\n  muted\n/>';
    expect(problemsOfElements(PATH, video)).toEqual([expect.stringContaining('disableRemotePlayback')]);
    expect(problemsOfElements(PATH, video.replace('muted', 'muted\n  disableRemotePlayback'))).toEqual([]);
  });

  it('has dates of memberships name their zone', () => {
    const path = 'libs/features/membership/membership-facts.ts';
    expect(problemsOfElements(path, 'formatDate(endsAt)')).toEqual([expect.stringContaining('names its zone')]);
    expect(problemsOfElements(path, 'formatDay(endsAt)')).toEqual([]);
    expect(problemsOfElements('libs/features/watch/facts.ts', 'formatDate(releasedAt)')).toEqual([]);
  });

  it('looks at what is shown alone', () => {
    for (const path of ['libs/ui/input.stories.tsx', 'tools/start/page.tsx', 'libs/core/video.test.ts'])
      expect(problemsOfElements(path, '<video src="a" />'), path).toEqual([]);
  });
});
