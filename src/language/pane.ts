import type { sentences as banks } from './en/pane/banks';
import type { sentences as compare } from './en/pane/compare';
import type { sentences as country } from './en/pane/country';
import type { sentences as documents } from './en/pane/documents';
import type { sentences as employment } from './en/pane/employment';
import type { sentences as exchange } from './en/pane/exchange';
import type { sentences as fuel } from './en/pane/fuel';
import type { sentences as functions } from './en/pane/functions';
import type { sentences as labour } from './en/pane/labour';
import type { sentences as more } from './en/pane/more';
import type { sentences as own } from './en/pane/own';
import type { sentences as pay } from './en/pane/pay';
import type { sentences as sheet } from './en/pane/sheet';
import type { sentences as shell } from './en/pane/shell';
import type { sentences as ui } from './en/pane/ui';
import type { sentences as vat } from './en/pane/vat';
import type { sentences as workbooks } from './en/pane/workbooks';

/** The sentences of the pane by subject. Each subject of each language is a file that loads on its own. */
interface PaneSubjects {
  readonly banks: typeof banks;
  readonly compare: typeof compare;
  readonly country: typeof country;
  readonly documents: typeof documents;
  readonly employment: typeof employment;
  readonly exchange: typeof exchange;
  readonly fuel: typeof fuel;
  readonly functions: typeof functions;
  readonly labour: typeof labour;
  readonly more: typeof more;
  readonly own: typeof own;
  readonly pay: typeof pay;
  readonly sheet: typeof sheet;
  readonly shell: typeof shell;
  readonly ui: typeof ui;
  readonly vat: typeof vat;
  readonly workbooks: typeof workbooks;
}

export type PaneSubject = keyof PaneSubjects;
export type PaneSentences = PaneSubjects['banks'] &
  PaneSubjects['compare'] &
  PaneSubjects['country'] &
  PaneSubjects['documents'] &
  PaneSubjects['employment'] &
  PaneSubjects['exchange'] &
  PaneSubjects['fuel'] &
  PaneSubjects['functions'] &
  PaneSubjects['labour'] &
  PaneSubjects['more'] &
  PaneSubjects['own'] &
  PaneSubjects['pay'] &
  PaneSubjects['sheet'] &
  PaneSubjects['shell'] &
  PaneSubjects['ui'] &
  PaneSubjects['vat'] &
  PaneSubjects['workbooks'];
