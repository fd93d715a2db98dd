import { expect, it } from 'vitest';
import { brandDomain } from './brand-domain.ts';

it.each([
  ['https://www.vixen.example', 'https://members.vixen.example', 'vixen.example'],
  ['https://vixen.example', 'https://vixen.example', 'vixen.example'],
  ['https://vixen.co.uk', 'https://members.vixen.co.uk', 'vixen.co.uk'],
  ['http://vixen.localhost:4200', 'http://members.vixen.localhost:4200', 'vixen.localhost'],
  // The suffix that these two share belongs to everybody.
  ['https://vixen.co.uk', 'https://members-vixen.co.uk', null],
  ['https://tour.vixen.example', 'https://members.vixen.example', null],
  ['http://localhost:4200', 'http://localhost:4201', null],
  ['http://127.0.0.1:4200', 'http://127.0.0.1:4201', null],
])('the hosts %s and %s are below %s', (tour, members, domain) => {
  expect(brandDomain({ tour, members })).toBe(domain);
});
