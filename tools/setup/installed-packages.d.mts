/** Whether node_modules below `root` holds what package-lock.json asks for. */
export function isInstalled(root: string): boolean;

/** Links workspaces that npm has not linked yet. */
export function linkWorkspaces(root: string): void;
