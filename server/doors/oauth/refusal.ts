import type { FastifyReply } from 'fastify';
import { type Message } from '../../../src/language/message';
import { say } from '../../../src/language/say';

/** Why a program is refused, as OAuth names it (RFC 6749, 5.2; RFC 7591, 3.2.2; RFC 8707, 2). */
type OAuthError =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'unsupported_grant_type'
  | 'invalid_target'
  | 'invalid_redirect_uri'
  | 'invalid_client_metadata';

/** Answers with tokens, and refusals of them, are kept nowhere. */
export const notKept = { 'cache-control': 'no-store', pragma: 'no-cache' } as const;

/** Refuses a program in the form of OAuth. */
export const refuseProgram = (reply: FastifyReply, error: OAuthError, sentence: Message): FastifyReply =>
  reply
    .code(error === 'invalid_client' ? 401 : 400)
    .headers(notKept)
    .send({ error, error_description: say(sentence) });
