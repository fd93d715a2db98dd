export { makeFilm } from '@network/gateway/modules/ingest/testing/public.ts';
