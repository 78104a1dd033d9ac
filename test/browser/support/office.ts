import { officeScript } from './office-script';

/** The script that plays Office, for a test file whose panes are in Excel. */
export let office: string;

beforeAll(async () => {
  office = await officeScript();
});
