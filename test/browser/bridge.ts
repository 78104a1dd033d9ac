/** A call as Excel sends it. */
export interface Call {
  readonly id: number;
  readonly name: string;
  readonly args: readonly unknown[];
}

/** The result of a call from Microsoft's runtime. */
export interface Handed {
  readonly id: number;
  readonly ok: boolean;
  readonly value: unknown;
  /** The runtime's number for the error, if there is one. */
  readonly code?: number;
}

/** What the page offers to the test. */
export interface BridgePage {
  /**
   * Sends calls to the runtime as one Excel message, and waits for their results. Calls without a result in time are
   * missing.
   */
  calculate(
    calls: readonly Call[],
    patience: number,
  ): Promise<{ readonly handed: readonly Handed[]; readonly milliseconds: number }>;
  /** Cancels calls, as Excel does. */
  cancel(ids: readonly number[]): void;
}

/**
 * Runs in the page before Microsoft's runtime. It provides Excel's side of the host bridge, and the parts of the Office
 * object that the runtime and the add-in use. It is self-contained, because it is sent to the browser as text.
 *
 * @param displayLanguage of Office, such as fr-FR; left out, Office does not say it
 */
export function installBridge(displayLanguage?: string): void {
  interface Message {
    readonly id: number;
    readonly message?: { readonly body?: unknown };
  }
  const page = globalThis as unknown as Record<string, unknown> & { excel: BridgePage };
  const invocation = 1000;
  const cancellation = 1001;
  const cancelable = 1;
  const waiting = new Map<number, (handed: Handed) => void>();
  const bridge = {
    sendMessageToHost(text: string): void {
      const { id, message } = JSON.parse(text) as Message;
      const body = (typeof message?.body === 'string' ? JSON.parse(message.body) : message?.body) as
        | {
            readonly Actions?: readonly {
              readonly Name?: string;
              readonly ArgumentInfo?: { readonly Arguments?: readonly unknown[] };
            }[];
          }
        | undefined;
      for (const { Name, ArgumentInfo } of body?.Actions ?? []) {
        if (Name !== 'SetInvocationArrayResults') continue;
        for (const [of, ok, value, code] of ArgumentInfo?.Arguments?.[0] as readonly (readonly [
          number,
          boolean,
          unknown,
          number?,
        ])[]) {
          waiting.get(of)?.({ id: of, ok, value, ...(ok ? {} : { code: code ?? 0 }) });
          waiting.delete(of);
        }
      }
      const answer = {
        id,
        type: 2,
        message: { statusCode: 200, headers: {}, body: JSON.stringify({ Results: [], ProcessingResults: [] }) },
      };
      setTimeout(() => bridge.onMessageFromHost(JSON.stringify(answer)), 0);
    },
    onMessageFromHost: (_text: string): void => undefined,
  };
  const tell = (entries: readonly unknown[]): void =>
    bridge.onMessageFromHost(JSON.stringify({ type: 3, message: { entries } }));
  const entry = (type: number, message: unknown) => ({
    messageCategory: 1,
    messageType: type,
    message: JSON.stringify(message),
  });
  const about = { host: 'Excel', platform: 'OfficeOnline' };
  Object.assign(page, {
    _richApiNativeBridge: bridge,
    CustomFunctionMappings: {},
    Office: {
      HostType: { Excel: 'Excel' },
      PlatformType: { OfficeOnline: 'OfficeOnline' },
      onReady: (ready?: (info: typeof about) => unknown) =>
        Promise.resolve(about).then((info) => (ready?.(info), info)),
      context: {
        ...about,
        displayLanguage,
        diagnostics: { ...about, version: '16.0' },
        // An Excel without data types in cells, until a test makes it a newer one.
        requirements: {
          isSetSupported: (set: string, version: string) =>
            page['hasDataTypes'] === true ||
            !['CustomFunctionsRuntime 1.4', 'ExcelApi 1.19'].includes(`${set} ${version}`),
        },
      },
    },
    excel: {
      calculate: (calls: readonly Call[], patience: number) =>
        new Promise((resolve) => {
          const handed: Handed[] = [];
          const begin = performance.now();
          const done = (): void => {
            clearTimeout(timer);
            resolve({ handed, milliseconds: performance.now() - begin });
          };
          const timer = setTimeout(done, patience);
          for (const { id } of calls) {
            waiting.set(id, (one) => {
              if (handed.push(one) === calls.length) done();
            });
          }
          tell(calls.map(({ id, name, args }) => entry(invocation, [id, name, args, `Sheet1!A${id}`, cancelable])));
        }),
      cancel: (ids: readonly number[]) => tell(ids.map((id) => entry(cancellation, { invocationId: id }))),
    } satisfies BridgePage,
  });
}
