import { OfficeMockObject } from 'office-addin-mock';
import { createWorkbook, type Workbook } from '../../support/workbook';

/** What the page offers to the test. */
export interface OfficePage {
  readonly workbook: Workbook;
  /** How often the workbook was recalculated. */
  recalculations: number;
}

const page = globalThis as unknown as {
  officeDark?: boolean;
  Office: Record<string, unknown> & { context: object };
  Excel: object;
  officePage: OfficePage;
};

const workbook = createWorkbook();
workbook.open();
page.officePage = { workbook, recalculations: 0 };
const { run } = page.Excel as { run: (action: (context: object) => unknown) => Promise<unknown> };
const application = {
  calculate: () => {
    page.officePage.recalculations += 1;
  },
};
Object.assign(page.Excel, {
  CalculationType: { full: 'Full' },
  run: (action: (context: object) => unknown) =>
    run((context) => {
      Object.assign((context as { workbook: object }).workbook, { application });
      return action(context);
    }),
});
const host = new OfficeMockObject({ HostType: { Excel: 'Excel' } }) as unknown as { HostType: { Excel: string } };
Object.assign(page.Office, {
  onReady: async (ready?: (info: object) => void) => {
    const info = { host: 'Excel', platform: 'OfficeOnline' };
    ready?.(info);
    return info;
  },
  HostType: { ...host.HostType, Excel: 'Excel' },
  actions: { associate: () => undefined },
});
/** What the workbook keeps beside its cells. */
const settings = new Map<string, unknown>();
Object.assign(page.Office, { AsyncResultStatus: { Succeeded: 'succeeded' } });
Object.assign(page.Office.context, {
  document: {
    settings: {
      get: (name: string) => settings.get(name) ?? null,
      set: (name: string, value: unknown) => settings.set(name, JSON.parse(JSON.stringify(value))),
      saveAsync: (done: (result: object) => void) => done({ status: 'succeeded' }),
    },
  },
  officeTheme:
    page.officeDark === undefined
      ? undefined
      : { isDarkTheme: page.officeDark, bodyBackgroundColor: page.officeDark ? '#262626' : '#ffffff' },
});
