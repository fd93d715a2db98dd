import { expect, it } from 'vitest';
import { isGatewayTarget } from './gateway-paths.ts';

it.each([
  '/staff/session',
  '/staff/session/code',
  '/staff/password',
  '/staff/graphql',
  '/staff/graphql?operation=audit',
  '/staff/uploads',
  '/staff/uploads/0b0d6c1e-8a51-4c53-9d0e-1f2f3a4b5c6d',
  '/staff/pictures/red%20wide',
  '/staff/pictures/red-wide/thumbnail',
  '/staff/films/of-all/thumbnail',
  '/staff/media-sources/one/storyboard.vtt',
  '/staff/media-sources/one/stills/2',
  '/staff/requests/one/files/two',
])('passes %s on', (target) => expect(isGatewayTarget(target)).toBe(true));

it.each([
  '/staff/../graphql',
  '/staff/%2e%2e/graphql',
  '/staff/..%2fgraphql',
  '/staff/%2E./brand/autologin',
  '/staff/pictures/../../graphql',
  '/staff/pictures/..',
  '/staff/pictures/%2e%2e/thumbnail',
  '/staff/pictures/a%2fb',
  '/staff/\\..\\graphql',
  '/staff/graphql/',
  '/staff//graphql',
  '//staff/graphql',
  '/staff/graphql#',
  '/staff/media-sources/one/storyboardxvtt',
  '/staff/media-sources/one/stills/..',
  '/staff/schema.graphql',
  '/staff/',
  '/staff',
  '/graphql',
  'http://elsewhere.test/staff/graphql',
])('keeps %s from the gateway', (target) => expect(isGatewayTarget(target)).toBe(false));
