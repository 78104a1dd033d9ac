import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { until } from './until';

/** A mail as it arrived. */
export interface ArrivedMail {
  readonly to: readonly string[];
  /** The head, as sent. */
  readonly head: string;
  /** The text, with its lines joined again. */
  readonly text: string;
}

/** A mail server on this machine that keeps what arrives. */
export interface MailServer {
  readonly url: string;
  readonly mails: readonly ArrivedMail[];
  /** Waits for the newest mail to somebody, after the given number of earlier ones. */
  readonly mailTo: (address: string, earlier?: number) => Promise<ArrivedMail>;
  readonly close: () => Promise<void>;
}

const decoded = (body: string): string =>
  Buffer.from(
    body
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

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
        const end = whole.indexOf('\r\n\r\n');
        const [head, body] = [whole.slice(0, end), whole.slice(end + 4)];
        const text = /quoted-printable/i.test(head) ? decoded(body) : body;
        mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), head, text });
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
