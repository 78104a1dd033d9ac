import fp from 'fastify-plugin';
import type { Materials } from '../materials';
import { batchDoor } from './batch';
import { calculateDoor, toolsDoor } from './calculate';
import { compareDoor } from './compare';
import { byContract } from './door';
import { documentsDoor } from './documents';
import { journalDoor } from './journal';
import { registerDoor } from './register';
import { restDoor } from './rest';
import { returnsDoor } from './returns';

const doors = [
  restDoor,
  batchDoor,
  registerDoor,
  calculateDoor,
  toolsDoor,
  returnsDoor,
  journalDoor,
  documentsDoor,
  compareDoor,
];

/** The API: every operation at its own address and at those of its twins, batches, tools, and files. */
export const api = fp<Pick<Materials, 'clock' | 'config' | 'docs'>>(
  async (app, { clock, config, docs }) => {
    const { operations, access, usage, work } = app;
    for (const open of doors)
      open(byContract(app), { operations, access, usage, work, docs, clock, budget: config.requestBudget });
  },
  { name: 'api', dependencies: ['operations', 'bodies', 'answers', 'errors', 'observation'] },
);
