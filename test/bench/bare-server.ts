// The minimum a Node server can do with the same request: parse the body and send the given bytes.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

process.once('message', (answer) => {
  const bytes = Buffer.from(String(answer));
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (chunks.length > 0) JSON.parse(Buffer.concat(chunks).toString());
      response
        .writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': bytes.length })
        .end(bytes);
    });
  });
  server.listen(0, '127.0.0.1', () => process.send!((server.address() as AddressInfo).port));
});
