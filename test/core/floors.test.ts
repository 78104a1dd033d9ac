import { join } from 'node:path';
import { type Floors, keepsFloors } from '../support/floors';

const floors: Floors = [
  ['day', 'defined', 'local-formula', 'once', 'recall', 'steps', 'ticks', 'tidy', 'without-end'],
  ['contract', 'language', 'rate-age', 'serial'],
  ['truth'],
  ['reference'],
  ['client', 'engine', 'market', 'number-text', 'recipes', 'register'],
  ['money-format'],
  ['changes', 'documents', 'journal', 'watch', 'workbooks'],
];

// The catalogs name the words of the contract, and the contract refuses in sentences of the catalogs.
keepsFloors(join(__dirname, '../../src'), floors, ['contract', 'language']);
