import type { sentences as account } from './en/dashboard/account';
import type { sentences as admin } from './en/dashboard/admin';
import type { sentences as audit } from './en/dashboard/audit';
import type { sentences as enter } from './en/dashboard/enter';
import type { sentences as frame } from './en/dashboard/frame';
import type { sentences as join } from './en/dashboard/join';
import type { sentences as keys } from './en/dashboard/keys';
import type { sentences as overview } from './en/dashboard/overview';
import type { sentences as plan } from './en/dashboard/plan';
import type { sentences as programs } from './en/dashboard/programs';
import type { sentences as settings } from './en/dashboard/settings';
import type { sentences as team } from './en/dashboard/team';
import type { sentences as tokens } from './en/dashboard/tokens';
import type { sentences as ui } from './en/pane/ui';

/** The sentences of the dashboard by subject. Each subject of each language is a file that loads on its own. */
interface DashboardSubjects {
  readonly account: typeof account;
  readonly admin: typeof admin;
  readonly audit: typeof audit;
  readonly enter: typeof enter;
  readonly frame: typeof frame;
  readonly join: typeof join;
  readonly keys: typeof keys;
  readonly overview: typeof overview;
  readonly plan: typeof plan;
  readonly programs: typeof programs;
  readonly settings: typeof settings;
  readonly team: typeof team;
  readonly tokens: typeof tokens;
  readonly ui: typeof ui;
}

export type DashboardSubject = keyof DashboardSubjects;
export type DashboardSentences = DashboardSubjects['account'] &
  DashboardSubjects['admin'] &
  DashboardSubjects['audit'] &
  DashboardSubjects['enter'] &
  DashboardSubjects['frame'] &
  DashboardSubjects['join'] &
  DashboardSubjects['keys'] &
  DashboardSubjects['overview'] &
  DashboardSubjects['plan'] &
  DashboardSubjects['programs'] &
  DashboardSubjects['settings'] &
  DashboardSubjects['team'] &
  DashboardSubjects['tokens'];
