import compile from 'icu-minify/compile';
import { sentences as pay } from '../../src/language/en/pane/pay';
import { sentences as sheet } from '../../src/language/en/pane/sheet';
import { sentences as shell } from '../../src/language/en/pane/shell';
import { sentences as ui } from '../../src/language/en/pane/ui';
import { learn } from '../../ui/language/say';

// The build of the add-in compiles sentences; here nothing is built.
for (const sentences of [pay, sheet, shell, ui])
  learn(Object.fromEntries(Object.entries(sentences).map(([code, text]) => [code, compile(text)])));
