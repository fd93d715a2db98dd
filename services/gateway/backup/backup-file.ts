import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';

/** The rows of a table are written in lines of at most this many. */
export const ROWS_A_LINE = 500;

const headerSchema = z.object({
  format: z.literal('network-backup'),
  /** 1 has rows alone; 2 may have files. */
  version: z.union([z.literal(1), z.literal(2)]),
  madeAt: z.iso.datetime(),
  /** The state of the schema: names of the migrations that made it. */
  migrations: z.array(z.string()),
});

const rowsSchema = z.object({ table: z.string(), rows: z.array(z.record(z.string(), z.unknown())) });

const partSchema = z.object({ file: z.string(), data: z.base64(), isLast: z.boolean() });

const endSchema = z.object({ rows: z.int().nonnegative(), sha256: z.string() });

export type BackupHeader = z.output<typeof headerSchema>;

/** A file that is no backup of ours, or not a whole one. */
export class BackupDamaged extends Error {
  override readonly name = 'BackupDamaged';
}

/**
 * The lines of a backup: its header, chunks of rows, and an end with the number of rows and the digest of all lines
 * before, so that a truncated file is detected.
 */
export async function* backupLines(
  header: BackupHeader,
  chunks: AsyncIterable<{ readonly table: string; /** JSON objects. */ readonly rows: readonly string[] }>,
  parts: AsyncIterable<z.output<typeof partSchema>>,
): AsyncGenerator<string> {
  const hash = createHash('sha256');
  let rows = 0;
  const hashLine = (line: string): string => {
    hash.update(`${line}\n`);
    return `${line}\n`;
  };
  yield hashLine(JSON.stringify(header));
  for await (const chunk of chunks) {
    rows += chunk.rows.length;
    yield hashLine(`{"table":${JSON.stringify(chunk.table)},"rows":[${chunk.rows.join(',')}]}`);
  }
  for await (const part of parts) yield hashLine(JSON.stringify(part));
  yield `${JSON.stringify({ rows, sha256: hash.digest('hex') })}\n`;
}

/** What a reader of a backup does with it. */
export interface BackupReader {
  readonly takeRows?: (rows: BackupRows) => Promise<void>;
  readonly takePart?: (part: z.output<typeof partSchema>) => Promise<void>;
}

/** Rows as a backup contains them: the JSON of a line, for the database to read. */
export interface BackupRows {
  readonly table: string;
  readonly json: string;
}

/**
 * Reads a backup from its beginning to its end.
 * @returns its header and the numbers of its rows and files
 * @throws BackupDamaged when it is none, or not a whole one; what the reader throws
 */
export async function readBackup(
  path: string,
  { takeRows, takePart }: BackupReader = {},
): Promise<{ readonly header: BackupHeader; readonly rows: number; readonly files: number }> {
  const hash = createHash('sha256');
  let header: BackupHeader | null = null;
  let rows = 0;
  let files = 0;
  let isWhole = false;
  for await (const line of linesOf(path)) {
    const parsed = parse(line);
    const end = endSchema.safeParse(parsed);
    if (isWhole) throw new BackupDamaged('something follows its end');
    if (header === null) {
      header = checked(headerSchema, parsed, 'it is not a backup of this product');
      hash.update(`${line}\n`);
    } else if (end.success) {
      if (end.data.rows !== rows || end.data.sha256 !== hash.digest('hex')) throw new BackupDamaged('it was changed');
      isWhole = true;
    } else if (typeof parsed === 'object' && parsed !== null && 'file' in parsed) {
      const part = checked(partSchema, parsed, 'a line is not what it should be');
      hash.update(`${line}\n`);
      if (part.isLast) files += 1;
      await takePart?.(part);
    } else {
      const chunk = checked(rowsSchema, parsed, 'a line is not what it should be');
      hash.update(`${line}\n`);
      rows += chunk.rows.length;
      await takeRows?.({ table: chunk.table, json: line });
    }
  }
  if (header === null || !isWhole) throw new BackupDamaged('it ends too early');
  return { header, rows, files };
}

async function* linesOf(path: string): AsyncGenerator<string> {
  const unpacked = createGunzip();
  // An error of the file reaches the reader of the lines by the stream after it.
  pipeline(createReadStream(path), unpacked, () => undefined);
  try {
    // The reader of lines does not pass errors on; its input does.
    const failed = new Promise<never>((_resolve, reject) => unpacked.once('error', reject));
    failed.catch(() => undefined);
    const lines = createInterface({ input: unpacked, crlfDelay: Infinity })[Symbol.asyncIterator]();
    for (;;) {
      const next = await Promise.race([lines.next(), failed]);
      if (next.done) break;
      yield next.value;
    }
    if (unpacked.errored) throw unpacked.errored;
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw code.startsWith('Z_') ? new BackupDamaged(message) : error;
  }
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new BackupDamaged('a line is not what it should be');
  }
}

function checked<Schema extends z.ZodType>(schema: Schema, value: unknown, complaint: string): z.output<Schema> {
  const result = schema.safeParse(value);
  if (!result.success) throw new BackupDamaged(complaint);
  return result.data;
}
