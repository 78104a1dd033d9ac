import type { Words } from './engine';

/** Law packages. Those that were in use are kept. One row says which law is in use. */
export const lawPackages = ({ whole }: Words): readonly string[] => [
  `CREATE TABLE law_packages (
    version TEXT PRIMARY KEY,
    made_on TEXT NOT NULL,
    package TEXT NOT NULL,
    replaces TEXT,
    number ${whole} NOT NULL,
    applied_at TEXT NOT NULL,
    changes TEXT NOT NULL,
    retires TEXT NOT NULL
  )`,
  `CREATE TABLE law_in_use (number ${whole} PRIMARY KEY, version TEXT)`,
  `INSERT INTO law_in_use VALUES (0, NULL)`,
];
