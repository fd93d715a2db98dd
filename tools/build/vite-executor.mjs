import { buildProjects } from './build-projects.ts';

/**
 * What nx calls to build projects (`executors.json`). In JavaScript, because nx would look for a compiler for anything else.
 * @param {{ readonly tasks: Readonly<Record<string, { readonly target: { readonly project: string } }>> }} graph
 * @param {import('nx/src/config/misc-interfaces').ExecutorContext} context
 */
export async function* buildSeveral(graph, _inputs, _overrides, context) {
  const folders = new Map(
    Object.entries(graph.tasks).map(([task, { target }]) => [folderOf(target.project, context), task]),
  );
  for await (const { folder, output, isBuilt } of buildProjects(context.root, [...folders.keys()])) {
    yield { task: folders.get(folder), result: { success: isBuilt, terminalOutput: output } };
  }
}

/**
 * @param {import('nx/src/config/misc-interfaces').ExecutorContext} context
 * @returns {Promise<{ success: boolean }>}
 */
export async function buildOne(_options, context) {
  const [build] = await Array.fromAsync(buildProjects(context.root, [folderOf(context.projectName, context)]));
  console.log(build.output);
  return { success: build.isBuilt };
}

/** The folder of a project from the root. */
function folderOf(project, { projectsConfigurations }) {
  return projectsConfigurations.projects[project].root;
}
