import { writeBody } from '../../server/work/write-body';

const mebibyte = 2 ** 20;

/** Writes a body of so many characters, and counts the turns that it took. */
async function written(parts: readonly string[]): Promise<{ readonly bytes: Buffer; readonly turns: number }> {
  const body = writeBody();
  for (const part of parts) body.write(part);
  let turns = 0;
  const bytes = await body.bytes(() => {
    turns++;
    return Promise.resolve();
  });
  return { bytes, turns };
}

test('an answer of 33 MB lets others through after each mebibyte, and is complete', async () => {
  const part = '{"success":true,"data":{"name":"Côte d’Ivoire"}},'.repeat(200);
  const parts = Array.from({ length: Math.ceil((33 * mebibyte) / Buffer.byteLength(part)) }, () => part);
  const { bytes, turns } = await written(parts);
  expect(bytes.equals(Buffer.from(parts.join('')))).toBe(true);
  expect(turns).toBeGreaterThanOrEqual(Math.floor(bytes.length / mebibyte));
});

test('a short answer waits for nobody', async () => {
  const { bytes, turns } = await written(['{"success":', 'true}']);
  expect([bytes.toString(), turns]).toEqual(['{"success":true}', 0]);
});
