export { makeFilm } from '@network/gateway/modules/content/ingest/testing/public.ts';
