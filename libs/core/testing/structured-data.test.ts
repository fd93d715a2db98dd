import { describe, expect, it } from 'vitest';
import { problemsOf } from './structured-data.ts';

const film = {
  '@context': 'https://schema.org',
  '@type': 'VideoObject',
  name: 'Slow light',
  thumbnailUrl: ['https://tour.example/a.jpg'],
  uploadDate: '2026-03-04T00:00:00.000Z',
  actor: [{ '@type': 'Person', name: 'Ada', url: 'https://tour.example/performers/ada' }],
};

describe('problemsOf', () => {
  it('finds nothing where a thing speaks as schema.org does', () => {
    expect(problemsOf(film)).toEqual([]);
  });

  it.each([
    [{ '@context': 'https://other.example' }, '@context'],
    [{ '@type': 'Film' }, '@type Film'],
    [{ trailer: 'x' }, 'trailer of VideoObject'],
    [{ name: ' ' }, 'name'],
    [{ thumbnailUrl: '/a.jpg' }, 'thumbnailUrl'],
    [{ uploadDate: '2026-03-04' }, 'uploadDate'],
    [{ duration: '25 min' }, 'duration'],
    [{ isFamilyFriendly: 'no' }, 'isFamilyFriendly'],
    [{ actor: [{ '@type': 'Organization', name: 'A', url: 'https://a.example' }] }, 'actor.@type Organization'],
    [{ actor: [{ '@type': 'Person', name: 'A', url: 'https://a.example', age: 30 }] }, 'actor.age of Person'],
    [{ actor: 'Ada' }, 'actor.@type undefined'],
  ])('names what is wrong with %j', (change, problem) => {
    expect(problemsOf({ ...film, ...change })).toEqual([problem]);
  });
});
