import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { documentOperations } from '../../src/contract/document-operations';
import { message } from '../../src/language/message';
import { oncePer } from '../../src/once';
import type { PayslipsRequest } from '../../src/contract/payslips';
import type { PayslipTask } from '../documents/payslip-worker';
import { payslipsInWork } from '../documents/payslips';
import { Refused, refuse } from '../errors/refused';
import { worldAsked } from '../operations/law-asked';
import { inSlices } from '../work/in-slices';
import { letGo, takeRoom } from '../work/large-bodies';
import { createSeats } from '../work/seats';
import type { Work } from '../work/work';
import { NoFile, streamFromThread } from '../work/stream-from-thread';
import { ignoredIn } from './answer';
import type { Door } from './door';
import { spokenTo } from './spoken-to';

const [contract] = documentOperations;

const mebibyte = 2 ** 20;

/** Threads that make files at the same time, and those of one caller. */
const threads = { seats: 2, each: 1 };

/** One set of seats for the whole server, whichever door a request comes through. */
const seatsOf = oncePer((_work: Work) => createSeats(threads));

/** Limits of a thread: its memory, and the time for one payslip. */
const limits = { heapMegabytes: 256, seconds: 30 };

/** The type of the file and its name. */
const fileHeaders = ({ files, month, country }: PayslipsRequest): Readonly<Record<string, string>> => ({
  'content-type': files === 'one' ? 'application/pdf' : 'application/zip',
  'content-disposition': `attachment; filename="payslips-${country}-${month}.${files === 'one' ? 'pdf' : 'zip'}"`,
});

/**
 * Files made from rows about people. They are calculated in slices and laid out in a thread, so nobody else waits, and
 * go out as they are made. Nothing of a row is stored, logged or kept in an error.
 */
export const documentsDoor: Door = (app, { access, usage, work, budget }) => {
  const seat = seatsOf(work);

  /** Makes the payslips of a request, and the file of them as a stream. */
  async function payslipsFile(request: FastifyRequest, body: PayslipsRequest, reply: FastifyReply): Promise<Readable> {
    const reader = spokenTo(request, reply, body.lang);
    const world = worldAsked({ access }, body.law_version, request);
    if (!world.ok) throw new Refused(world.failure);
    const making = payslipsInWork(body, world.value, reader);
    if (!making.ok) throw new Refused(making.failure);
    const { add, print, slips } = making.value;
    const { line } = request.caller;
    const isWanted = (): boolean => !reply.raw.destroyed;
    const made = await inSlices(
      body.rows,
      (row, at) => {
        const failure = add(row, at);
        if (failure !== undefined) throw new Refused(failure);
      },
      { turn: () => work.turn(line), isWanted, budget },
    );
    letGo(request);
    if (made < body.rows.length)
      throw refuse('budget_exceeded', message('payslips_time_used_up', { seconds: budget / 1_000 }));
    const leave = await seat(line);
    try {
      if (!isWanted()) throw refuse('bad_request', message('payslips_not_wanted'));
      const task: PayslipTask = { print, slips };
      const stream = await streamFromThread(`${__dirname}/../documents`, 'payslip-worker', task, limits);
      return stream.once('close', leave);
    } catch (problem) {
      leave();
      throw problem instanceof NoFile && problem.why === 'UnreadablePicture'
        ? refuse('invalid_employer', message('logo_unreadable'))
        : problem;
    }
  }

  app.post(
    contract.path,
    {
      schema: { body: contract.body },
      bodyLimit: 4 * mebibyte,
      config: { scope: contract.scope, countsItself: true },
      preParsing: takeRoom(work),
      onError: access.uncountRefused,
    },
    async (request, reply) => {
      const { body } = request;
      // A file has no notices, so nothing may be ignored.
      const [unknown] = ignoredIn(request, false);
      if (unknown !== undefined) throw refuse('bad_request', message('not_a_parameter_here', { field: unknown.field }));
      const calls = body.rows.length;
      await access.countMore(request, reply, calls - 1);
      try {
        const stream = await payslipsFile(request, body, reply);
        usage.answered(request.caller.key, contract.scope, calls);
        return await reply.headers(fileHeaders(body)).send(stream);
      } catch (problem) {
        access.giveBack(request, reply, calls - 1);
        throw problem;
      }
    },
  );
};
