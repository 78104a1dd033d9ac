import { defineApp, version as platformVersion } from 'zapier-platform-core';
import { version } from './package.json';
import { actions } from './actions';
import { hooks } from './hooks';
import { newChange } from './new-change';
import { authentication, refused, withKey } from './authentication';
import { lists } from './lists';
import { searches } from './searches';

/** Zapier allows no dot in the label of a version: `1.0.0-beta.2` becomes `1.0.0-beta-2`. */
const zapierVersion = version.replace(/-.*/, (label) => label.replaceAll('.', '-'));

/** The integration: what changes is a trigger, what people calculate is an action, what they look up is a search. */
export default defineApp({
  version: zapierVersion,
  platformVersion,
  // Every request goes through Zapier's own client, which logs it. The patch breaks requests of other programs in the process.
  flags: { skipHttpPatch: true },
  authentication,
  beforeRequest: [withKey],
  afterResponse: [refused],
  triggers: { ...lists, [newChange.key]: newChange, ...hooks },
  creates: actions,
  searches,
});
