import { notice } from '../../src/engine';
import type { MakeHandler } from './operation';

export const handler: MakeHandler<'calculateNotice'> = ({ reference }) => ({
  answer: (request) => notice(reference, request),
});
