import { readBrandNames } from '../start/brand-names.ts';
import { listTasks, reportPath } from './tasks.ts';

/**
 * Makes every task of `npm test` a target of nx. Inputs are named file by file, not by nx's graph of projects: tests read
 * what no package.json names (decision 0137). nx keeps no result of a task that failed.
 * @type {import('nx/src/project-graph/plugins').CreateNodesV2}
 */
export const createNodesV2 = [
  'nx.json',
  (configFiles, _options, { workspaceRoot }) => {
    const projects = {};
    for (const task of listTasks(workspaceRoot)) {
      projects[task.folder] ??= { root: task.folder, targets: {}, ...(task.folder === '.' ? { name: 'network' } : {}) };
      projects[task.folder].targets[task.name] = {
        command: `node tools/test/task.ts ${task.name} ${task.folder}`,
        options: { cwd: '{workspaceRoot}' },
        cache: true,
        parallelism: !task.isAlone,
        ...(task.needsBuilds ? { dependsOn: everyBuild(workspaceRoot) } : {}),
        inputs: [
          ...task.inputs.map((pattern) =>
            pattern.startsWith('!') ? `!{workspaceRoot}/${pattern.slice(1)}` : `{workspaceRoot}/${pattern}`,
          ),
          ...task.variables.map((env) => ({ env })),
          { env: 'TEST_LONG' },
          // What is repeated to hunt a fault down is not read from what was kept.
          { env: 'TEST_REPEAT' },
          { runtime: 'node --version' },
        ],
        outputs: [`{workspaceRoot}/${reportPath(task)}`],
      };
    }
    for (const [folder, target] of builtFolders(workspaceRoot)) {
      projects[folder] ??= { root: folder, targets: {} };
      projects[folder].targets[target] = { executor: '@network/tools:vite' };
    }
    return [['nx.json', { projects }]].filter(([file]) => configFiles.includes(file));
  },
];

/** The folders that Vite builds, and what their target is called: nx.json says what it reads and writes. */
function builtFolders(root) {
  return [
    ...readBrandNames(root).map((name) => [`apps/${name}`, 'build']),
    ['services/console', 'build'],
    ['services/gateway', 'bundle'],
    ['demo', 'bundle'],
  ];
}

function everyBuild(root) {
  const brands = readBrandNames(root).map((name) => `@network/${name}`);
  return [
    { target: 'build', projects: [...brands, '@network/console'] },
    { target: 'bundle', projects: ['@network/gateway', '@network/demo'] },
  ];
}
