import type { Status } from '../../src/contract';
import { done } from '../../src/contract/error';
import type { UnsaidAnswer } from '../../src/engine';
import { marketGrade } from '../../src/truth/grade';
import type { ServiceStatus } from '../status';
import type { MakeHandler } from './operation';

/** The status as an answer. Meeting days are in the future, so they do not count towards the age of the figures. */
function answerOf(data: ServiceStatus): UnsaidAnswer<Status> {
  const days = data.series.flatMap(({ date, series }) => (series === 'mpc_meeting' ? [] : [date]));
  const meta = { data_status: marketGrade(data.broken > 0), as_of: days.sort()[0] ?? null, sources: [], notices: [] };
  return { data, meta, isShared: true, unsaid: true };
}

export const handler: MakeHandler<'getStatus'> = ({ status }) => {
  let latest: UnsaidAnswer<Status> | undefined;
  return {
    async answer() {
      const data = await status();
      if (latest?.data !== data) latest = answerOf(data);
      return done(latest);
    },
    table: ({ series }) =>
      series.map(({ feeds, ...row }) => ({
        ...row,
        feeds: feeds.join(' '),
        data_status: marketGrade(!row.kept),
        as_of: row.date,
      })),
  };
};
