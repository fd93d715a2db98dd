import { generateAll } from './generate-all.ts';
import { compareWithDisk, writeToDisk } from './generated-tree.ts';

const root = process.cwd();
const check = process.argv.includes('--check');
try {
  const wanted = await generateAll(root);
  const changes = await compareWithDisk(root, wanted);
  if (check) {
    for (const change of changes) console.error(`${change.kind}: ${change.path}`);
    if (changes.length > 0) {
      console.error('Generated code is out of step: run `npm run codegen` and commit the result.');
      process.exitCode = 1;
    }
  } else {
    await writeToDisk(root, changes);
    console.log(`codegen: ${wanted.size} files, ${changes.length} changed`);
  }
} catch (error) {
  // A GraphQLError says where only in its text form.
  console.error(String(error));
  process.exitCode = 1;
}
