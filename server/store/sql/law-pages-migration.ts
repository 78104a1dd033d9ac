/** The tables of the pages that the law cites, as they were read: the last reading of each, and the history of what changed. */
export const lawPages: readonly string[] = [
  `CREATE TABLE law_pages (
      url TEXT PRIMARY KEY,
      at TEXT NOT NULL,
      outcome TEXT NOT NULL CHECK (outcome IN ('same', 'differs', 'gone', 'unreadable', 'refused')),
      why TEXT,
      text_hash TEXT,
      found TEXT NOT NULL,
      missing TEXT NOT NULL,
      since TEXT NOT NULL,
      compared_at TEXT,
      law_hash TEXT,
      lost TEXT NOT NULL,
      etag TEXT,
      last_modified TEXT,
      settled TEXT
    )`,
  `CREATE TABLE law_readings (
      url TEXT NOT NULL,
      at TEXT NOT NULL,
      outcome TEXT NOT NULL,
      why TEXT,
      text_hash TEXT,
      found TEXT NOT NULL,
      missing TEXT NOT NULL,
      PRIMARY KEY (url, at)
    )`,
];
