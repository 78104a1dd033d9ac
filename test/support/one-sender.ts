import { openStore } from '../../server/store/open';
import { createPost } from '../../server/webhooks/post';
import { createSender } from '../../server/webhooks/sender';

// Sends the deliveries in the store that the command line names, until it is killed.
const [dataDir, databaseUrl] = process.argv.slice(2);
const post = createPost('private');
void openStore({ dataDir: dataDir!, databaseUrl }).then((queue) => {
  createSender({
    queue,
    send: (delivery) => post(delivery, Date.now()),
    now: Date.now,
    chance: Math.random,
    onProblem: (problem) => console.error(problem),
    onEnd: () => undefined,
  }).wake();
  process.send!('sends');
});
