import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const FEATURES = join(import.meta.dirname, '..');
const TYPED = /<(?:Input|PasswordInput|Textarea|UsernameField|EmailField|CredentialFields)\b/;

const dialogs = globSync('*/dialogs/*.tsx', { cwd: FEATURES })
  .filter((file) => !/\.(?:test|stories)\.tsx$/.test(file))
  .map((file) => ({ file, source: readFileSync(join(FEATURES, file), 'utf8') }))
  .filter(({ source }) => source.includes('<Dialog') && TYPED.test(source));

it('M26 finds the dialogs that hold typed text', () => {
  expect(dialogs.map(({ file }) => file)).toContain('account/dialogs/tandem-account-dialog.tsx');
  expect(dialogs.length).toBeGreaterThan(4);
});

it.each(dialogs)('M26 $file is not closed by a press beside it', ({ source }) => {
  expect(source).toContain('backdropCloses={false}');
});
