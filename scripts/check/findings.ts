import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  checkFolder,
  checkGenerated,
  checkKinds,
  type Enacted,
  enactedAfter,
  type Finding,
  nowhere,
} from '../../src/reference/check';
import { marketFiles } from '../../src/reference/market/data';
import type { Country } from '../../src/reference/schema';
import { checkFile } from '../../server/laws/check-file';
import { checkReturnFiles } from '../../server/laws/check-return-files';
import { checkTreatyFile } from '../../server/laws/check-treaty-file';
import { countriesFolder, projectRoot, returnsFolder, treatiesFolder } from '../command/project';
import { generated } from '../generate/generated';

/** The results of checking the data files. */
export interface Checked {
  readonly findings: readonly Finding[];
  /** The countries whose files can be read. */
  readonly countries: readonly Country[];
  /** Changes of law that are enacted but not yet in force. */
  readonly enacted: readonly Enacted[];
}

function marketFindings(): Finding[] {
  const { rates, ...others } = marketFiles;
  return [
    ...Object.entries(others).flatMap(([name, { sources }]) => checkKinds(sources, nowhere, `market ${name} `)),
    ...checkKinds({ source: rates.source }, nowhere, 'market rates '),
  ];
}

const contentOf = (path: string): string | undefined =>
  existsSync(join(projectRoot, path)) ? readFileSync(join(projectRoot, path), 'utf8') : undefined;

/**
 * Checks all data files and everything that is derived from them.
 *
 * @param today YYYY-MM-DD
 */
export function checkAll(today: string): Checked {
  const files = readdirSync(countriesFolder).sort();
  const checked = files.map((file) => checkFile(file, readFileSync(join(countriesFolder, file), 'utf8'), today));
  const countries = checked.flatMap(({ country }) => country ?? []);
  // Derived files can only be compared where every country file can be read.
  const isReadable = countries.length === checked.length;
  return {
    findings: [
      ...checkFolder(files),
      ...checked.flatMap((file) => file.findings),
      ...readdirSync(treatiesFolder).flatMap((file) =>
        checkTreatyFile(file, readFileSync(join(treatiesFolder, file), 'utf8'), today),
      ),
      ...checkReturnFiles(
        new Map(readdirSync(returnsFolder).map((file) => [file, readFileSync(join(returnsFolder, file), 'utf8')])),
        countries,
        today,
      ),
      ...marketFindings(),
      ...(isReadable ? checkGenerated(generated(), contentOf) : []),
    ],
    countries,
    enacted: countries.flatMap((country) => enactedAfter(country, today)),
  };
}
