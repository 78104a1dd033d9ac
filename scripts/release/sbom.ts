import { join } from 'node:path';
import { readPackage } from './kept-packages';
import { npm } from './npm';

interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
}

/** A bill of materials in the CycloneDX format, in part. */
interface BillOfMaterials {
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn?: readonly string[] }[];
}

const nameAndVersion = ({ name, version }: Pick<Component, 'name' | 'version'>): string => `${name}@${version}`;

/**
 * The bill of materials of a release, in the CycloneDX format: npm's own, without the packages that only build and test.
 *
 * @param folders of the shipped packages, from the root of the project
 */
export function billOfMaterials(root: string, folders: readonly string[]): string {
  const all = JSON.parse(npm(root, 'sbom', '--sbom-format', 'cyclonedx')) as BillOfMaterials;
  const shipped = new Set(folders.map((folder) => nameAndVersion(readPackage(join(root, folder)))));
  const components = all.components
    .filter((component) => shipped.has(nameAndVersion(component)))
    // npm marks what the add-in is built from as needed for development only. Here it is part of the release.
    .map((component) => ({ ...component, properties: [] }));
  const references = new Set(components.map((component) => component['bom-ref']));
  const isShipped = (reference: string): boolean => references.has(reference);
  const dependencies = all.dependencies
    .filter(({ ref }) => isShipped(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter(isShipped) }));
  // npm takes the name of the folder.
  const metadata = { ...all.metadata, component: { ...all.metadata.component, name: readPackage(root).name } };
  return `${JSON.stringify({ ...all, metadata, components, dependencies }, null, 2)}\n`;
}
