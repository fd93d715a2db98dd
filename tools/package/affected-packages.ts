/** What a push delivers, by the names that `npm run package` takes. */
export interface AffectedPackages {
  readonly brands: readonly string[];
  readonly isGatewayAffected: boolean;
  readonly isConsoleAffected: boolean;
}

/** The packages among projects of nx. */
export function affectedPackages(projects: readonly string[], brands: readonly string[]): AffectedPackages {
  const names = new Set(projects.map((project) => project.replace(/^@network\//, '')));
  return {
    brands: brands.filter((brand) => names.has(brand)),
    isGatewayAffected: names.has('gateway'),
    isConsoleAffected: names.has('console'),
  };
}

/** Writes the packages as outputs of a step of the workflow. */
export function outputLines({ brands, isGatewayAffected, isConsoleAffected }: AffectedPackages): string {
  const services = [...(isGatewayAffected ? ['gateway'] : []), ...(isConsoleAffected ? ['console'] : [])];
  const packages = [...services, ...brands];
  return [
    `packages=${JSON.stringify(packages)}`,
    `brands=${JSON.stringify(brands)}`,
    `gateway=${String(isGatewayAffected)}`,
    `console=${String(isConsoleAffected)}`,
  ].join('\n');
}
