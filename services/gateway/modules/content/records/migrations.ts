import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const records: Migration = {
  async up(db) {
    await sql`
      create table performer_records (
        performer_id text primary key,
        legal_name text not null,
        other_names text not null,
        born_on text not null check (born_on ~ '^\\d{4}-\\d{2}-\\d{2}$'),
        verified_at timestamptz,
        verified_by text,
        updated_at timestamptz not null,
        check ((verified_at is null) = (verified_by is null))
      );
      create table performer_documents (
        id text primary key,
        performer_id text not null references performer_records,
        kind text not null check (kind in ('passport', 'identity-card', 'driving-licence', 'other')),
        issued_by text not null,
        number_end text not null check (length(number_end) between 1 and 4),
        expires_on text check (expires_on ~ '^\\d{4}-\\d{2}-\\d{2}$'),
        archive_reference text not null,
        recorded_at timestamptz not null,
        recorded_by text not null,
        withdrawn_at timestamptz
      );
      create index performer_documents_of_record on performer_documents (performer_id);
      create table performer_record_policy (
        id integer primary key default 1 check (id = 1),
        is_required boolean not null
      );
      insert into performer_record_policy (is_required) values (false);
    `.execute(db);
  },
};

/**
 * Until when a record proves an age is stored with it, and with the performer whether there is such a record, so that lists of
 * a few among a million performers are read from indexes. Triggers write both: releases before this one write documents, too.
 * A performer who returns with an old record has `has_age_record` false until the record changes; who has none never has true.
 */
const provenUntil: Migration = {
  async up(db) {
    await sql`
      alter table performer_records add column proven_until text;
      update performer_records set proven_until = (
        select max(coalesce(expires_on, '9999-12-31')) from performer_documents
        where performer_documents.performer_id = performer_records.performer_id and withdrawn_at is null
      );
      create index performer_records_by_end on performer_records (proven_until, performer_id);
      alter table performers add column has_age_record boolean not null default false;
      update performers set has_age_record = true from performer_records record
        where record.performer_id = performers.id and record.proven_until is not null and record.verified_at is not null;
      create index performers_without_age_record on performers (slug) where not has_age_record;

      create function set_proven_until() returns trigger language plpgsql as $body$
      begin
        update performer_records set proven_until = (
          select max(coalesce(expires_on, '9999-12-31')) from performer_documents
          where performer_documents.performer_id = performer_records.performer_id and withdrawn_at is null
        ) where performer_id = coalesce(new.performer_id, old.performer_id);
        return null;
      end $body$;
      create trigger set_proven_until after insert or update or delete on performer_documents
        for each row execute function set_proven_until();

      create function set_has_age_record() returns trigger language plpgsql as $body$
      begin
        update performers set has_age_record = coalesce(new.proven_until is not null and new.verified_at is not null, false)
        where id = coalesce(new.performer_id, old.performer_id);
        return null;
      end $body$;
      create trigger set_has_age_record after insert or update or delete on performer_records
        for each row execute function set_has_age_record();
    `.execute(db);
    // Without statistics a plan takes no day for rare.
    await sql`analyze performer_records, performers`.execute(db);
  },
};

/** Proofs of performers' ages. */
export const recordsMigrations = {
  '1572-performer-records': records,
  '1742-records-proven-until': provenUntil,
} as const;
