import { Worker } from 'node:worker_threads';

/** Requests `/healthz` repeatedly in its own thread, so work in the other thread is not counted as waiting. */
const askAgainAndAgain = `
const { parentPort, workerData } = require('node:worker_threads');
const { Agent, get } = require('node:http');
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let waits = [];
parentPort.on('message', () => { parentPort.postMessage(waits); waits = []; });
const ask = () => {
  const begin = performance.now();
  get(workerData + '/healthz', { agent }, (response) => response.resume().on('end', () => { waits.push(performance.now() - begin); setTimeout(ask, 1); })).on('error', () => setTimeout(ask, 1));
};
ask();`;

/** Another caller of a server, who asks for `/healthz` again and again. */
export interface Watcher {
  /** How long each answer took since the last look, in milliseconds. */
  readonly waits: () => Promise<number[]>;
  readonly end: () => Promise<number>;
}

/** Starts to watch how long another caller waits. */
export function watch(url: string): Watcher {
  const watcher = new Worker(askAgainAndAgain, { eval: true, workerData: url });
  return {
    waits: () =>
      new Promise((resolve) => {
        watcher.once('message', resolve);
        watcher.postMessage('tell');
      }),
    end: () => watcher.terminate(),
  };
}
