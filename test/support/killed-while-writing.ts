import { openStore } from '../../server/store/open';
import { rowsAtOnce } from '../../server/store/sql/ledger';
import type { NewObservation } from '../../server/store/ledger';

// Adds observations to the database named on the command line. When the last is read, all others are written in the
// open transaction. The program then tells its parent and waits to be killed.
const dataDir = process.argv[2]!;
const observation: NewObservation = {
  series: 'fx',
  entity: 'KES',
  date: '2026-01-10',
  value: 1,
  source: { title: 'x', publisher: 'x', url: null },
  retrievedAt: '2026-01-10T00:00:00.000Z',
  origin: 'killed',
  authority: 'compiled',
};
const last = Object.defineProperty({ ...observation }, 'value', {
  enumerable: true,
  get: () => {
    process.send!('in the middle');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    return 1;
  },
});
void openStore({ dataDir }).then((store) =>
  store.addObservations([...Array.from({ length: rowsAtOnce }, () => observation), last], '2026-01-10T00:00:00.000Z'),
);
