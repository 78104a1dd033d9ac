import { adapters } from './adapters';
import type { Adapter, Feed } from './feed';
import type { FeedFile } from './feed-file';
import { feedFiles } from './files';

/** A feed made of its file and its adapter. */
function feedOf(file: FeedFile, adapter: Adapter, permitted: ReadonlySet<string>): Feed {
  const { title, publisher } = file;
  const institutions = file.institutions.map((institution) => ({
    ...institution,
    on: institution.restricted === undefined || permitted.has(institution.restricted.setting),
  }));
  const source = { title, publisher, institutions, permitted };
  return {
    ...file,
    institutions,
    covers: adapter.covers,
    sample: adapter.sample,
    requests: (task) => adapter.requests(task, source),
    read: (text, request) => adapter.read(text, request, source),
  };
}

/**
 * All sources, for a deployment that has switched some restricted sources on. A restricted feed is in the list even
 * while it is off.
 *
 * @param permitted the settings of restricted sources that are on
 */
export const feedsWith = (permitted: ReadonlySet<string>): readonly Feed[] =>
  feedFiles.map((file) => feedOf(file, adapters[file.name], permitted));

/** All sources, with every restricted source off. */
export const allFeeds: readonly Feed[] = feedsWith(new Set());

export { BadAnswer, type Feed, type FeedRequest, type Found, type Span, type Task } from './feed';
