import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { until } from './until';

/** A mail as it arrived. */
export interface ArrivedMail {
  readonly to: readonly string[];
  /** The head, as sent. */
  readonly head: string;
  readonly subject: string;
  /** The text, with its lines joined again. */
  readonly text: string;
  readonly html: string;
}

/** A mail server on this machine that keeps what arrives. */
export interface MailServer {
  readonly url: string;
  readonly mails: readonly ArrivedMail[];
  /** Waits for the newest mail to somebody, after the given number of earlier ones. */
  readonly mailTo: (address: string, earlier?: number) => Promise<ArrivedMail>;
  readonly close: () => Promise<void>;
}

const quotedPrintable = (text: string): Buffer =>
  Buffer.from(
    text
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );

interface Part {
  readonly head: string;
  readonly body: string;
}

/** Head and body of a mail or of one of its parts, as sent. */
function partOf(whole: string): Part {
  const end = whole.indexOf('\r\n\r\n');
  return { head: whole.slice(0, end), body: whole.slice(end + 4) };
}

function decoded({ head, body }: Part): string {
  if (/encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8');
  return (/quoted-printable/i.test(head) ? quotedPrintable(body) : Buffer.from(body, 'latin1')).toString('utf8');
}

/** The parts of a mail: the same text in several forms. */
function partsOf({ head, body }: Part): readonly Part[] {
  const boundary = /boundary="([^"]+)"/.exec(head)![1]!;
  return body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => partOf(part.replace(/^\r\n/, '')));
}

const inForm = (parts: readonly Part[], form: string): string =>
  decoded(parts.find(({ head }) => head.includes(form))!);

/** The subject, which a mail sends in pieces of encoded words. */
function subjectOf(head: string): string {
  const [, sent] = /^Subject: ((?:.|\r\n[ \t])*)/m.exec(head)!;
  return sent!
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/\r\n[ \t]/g, ' ')
    .replace(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, way: string, word: string) =>
      (way.toUpperCase() === 'B' ? Buffer.from(word, 'base64') : quotedPrintable(word.replace(/_/g, ' '))).toString(
        'utf8',
      ),
    );
}

export async function startMailServer(): Promise<MailServer> {
  const mails: ArrivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const whole = Buffer.concat(chunks).toString('latin1');
        const mail = partOf(whole);
        const parts = partsOf(mail);
        mails.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          head: mail.head,
          subject: subjectOf(mail.head),
          text: inForm(parts, 'text/plain').replaceAll('\r\n', '\n'),
          html: inForm(parts, 'text/html'),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    async mailTo(address, earlier = 0) {
      const ofAddress = () => mails.filter(({ to }) => to.includes(address));
      await until(() => ofAddress().length > earlier);
      return ofAddress().at(-1)!;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** What follows the # in the link of a mail. */
export const tokenIn = ({ text }: ArrivedMail): string => /#(\S+)/.exec(text)![1]!;
