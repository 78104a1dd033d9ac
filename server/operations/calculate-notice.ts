import type { NoticeRequest } from '../../src/contract';
import { notice } from '../../src/engine';
import { withLawAsked } from './law-asked';
import type { MakeHandler } from './operation';

export const handler: MakeHandler<'calculateNotice'> = (parts) => ({
  answer: withLawAsked(parts, (request: NoticeRequest, world) => notice(world.reference, request)),
});
