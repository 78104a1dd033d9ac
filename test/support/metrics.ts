import { raw } from './raw';

/** The metrics of a server: values by name, with labels as Prometheus writes them. */
export async function metricsOf(
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<ReadonlyMap<string, number>> {
  const { status, text } = await raw(`${url}/metrics`, { headers });
  if (status !== 200) throw new Error(`/metrics answers ${status}: ${text}`);
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
}
