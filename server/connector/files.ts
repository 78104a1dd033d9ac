import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installedFolder } from '../settings/installed';
import { connectorDefinition } from './definition';
import { connectorProperties } from './properties';
import { connectorReadme } from './readme';

/** A file of the connector. */
export interface ConnectorFile {
  readonly name: string;
  /** Its media type. */
  readonly type: string;
  /** What it is, in a few words. */
  readonly about: string;
  /**
   * Its content, made in steps of a few milliseconds.
   *
   * @param url address of the service, as the cloud reaches it
   * @param email of its support
   */
  readonly content: (url: string, email?: string) => Iterator<undefined, string | Buffer>;
}

const json = 'application/json; charset=utf-8';
// Without spaces: the Power Platform imports at most one megabyte.
const written = (content: object): string => `${JSON.stringify(content)}\n`;

/** The files of the connector, as they are imported and as they are handed in to be certified. */
export const connectorFiles: readonly ConnectorFile[] = [
  {
    name: 'apiDefinition.swagger.json',
    type: json,
    about: 'the operations and triggers, in OpenAPI 2.0.',
    *content(url, email) {
      return written(yield* connectorDefinition(url, email));
    },
  },
  {
    name: 'apiProperties.json',
    type: json,
    about: 'how a connection keeps your key secret. Only the command line needs it.',
    *content() {
      return written(connectorProperties());
    },
  },
  {
    name: 'icon.png',
    type: 'image/png',
    about: 'the icon.',
    *content() {
      return readFileSync(join(installedFolder, 'assets/connector-230.png'));
    },
  },
  {
    name: 'readme.md',
    type: 'text/markdown; charset=utf-8',
    about: 'the description that Microsoft asks for when a connector is certified.',
    content: connectorReadme,
  },
];
