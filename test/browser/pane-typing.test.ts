import type { Page } from 'playwright-core';
import { browser } from './support/browser';
import { service } from '../support/service';
import { closePane, eventually, openPane, payFields } from './support/pane';

jest.setTimeout(180_000);

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor();

describe('after a choice, a box takes another name', () => {
  test('typed at once, or after a click', async () => {
    const { page } = await openPane(browser, { stored: { country: 'KE' } });
    const box = page.getByRole('combobox', { name: 'Country' });
    await box.click();
    await page.keyboard.type('Senegal');
    await page.getByRole('option', { name: 'Senegal' }).click();
    await heading(page, 'Senegal');
    await page.keyboard.type('Ghana');
    await eventually(() => box.inputValue(), 'Ghana');
    await page.keyboard.press('Enter');
    await heading(page, 'Ghana');
    await page.keyboard.type('Togo');
    await page.keyboard.press('Enter');
    await heading(page, 'Togo');
    await box.click();
    await page.keyboard.type('Mali');
    await page.keyboard.press('Enter');
    await heading(page, 'Mali');
    await closePane(page);
  });

  test('typed before a slow machine has come to what follows a click', async () => {
    const { page } = await openPane(browser, {
      stored: { country: 'KE' },
      prepare: (page) =>
        page.addInitScript(() => {
          const { setTimeout } = globalThis;
          Object.assign(globalThis, {
            setTimeout: (work: () => void, wait = 0) => setTimeout(work, wait === 0 ? 100 : wait),
          });
        }),
    });
    await page.getByRole('combobox', { name: 'Country' }).click();
    await page.keyboard.type('Mali', { delay: 40 });
    await page.keyboard.press('Enter');
    await heading(page, 'Mali');
    await closePane(page);
  });

  test('of a currency', async () => {
    const { page } = await openPane(browser, { stored: { view: 'exchange' } });
    const to = page.getByRole('combobox', { name: 'To', exact: true });
    await page.getByRole('table', { name: 'One USD in other currencies' }).waitFor();
    await to.click();
    await page.keyboard.type('NGN');
    await page.keyboard.press('Enter');
    await page.getByText(/^1 USD = .* NGN$/).waitFor();
    await page.keyboard.type('GHS');
    await page.keyboard.press('Enter');
    await page.getByText(/^1 USD = .* GHS$/).waitFor();
    await closePane(page);
  });
});

describe('a typed amount', () => {
  test('replaces the usual pay that comes after the reader has entered the field', async () => {
    let answer = (): void => undefined;
    const { page } = await openPane(browser, {
      stored: { country: 'CI', view: 'pay' },
      prepare: (page) =>
        page.route('**/payroll/minimum-wage*', async (route) => {
          await new Promise<void>((resolve) => (answer = resolve));
          await route.continue();
        }),
    });
    const gross = page.getByLabel('Gross pay');
    await gross.click();
    expect(await gross.inputValue()).toBe('');
    await eventually(() => Promise.resolve(answer.length === 1), true);
    answer();
    await eventually(async () => (await gross.inputValue()) !== '', true);
    await page.keyboard.type('850000');
    expect(await gross.inputValue()).toBe('850000');
    await closePane(page);
  });

  test('gets its thousands apart when the reader leaves the field; what the pane wrote stays', async () => {
    const { page } = await openPane(browser, { stored: { country: 'CI', view: 'pay', pay: payFields() } });
    const [gross, net] = [page.getByLabel('Gross pay'), page.getByLabel('Net pay')];
    await gross.fill('3000000');
    await gross.press('Tab');
    expect(await gross.inputValue()).toBe('3,000,000');
    await eventually(async () => (await net.inputValue()).length > 6, true);
    const shown = await net.inputValue();
    await net.focus();
    await page.keyboard.press('Tab');
    expect(await net.inputValue()).toBe(shown);
    expect(await gross.inputValue()).toBe('3,000,000');
    await gross.fill('850.000');
    await gross.press('Tab');
    expect(await gross.inputValue()).toBe('850.000');
    await closePane(page);
  });

  test('of a detail, of VAT and of a conversion, too', async () => {
    const { page } = await openPane(browser, {
      stored: { country: 'CI', view: 'pay', pay: payFields({ parts: [{ name: 'transport', texts: {} }] }) },
    });
    await page.getByRole('button', { name: /^Employee details/ }).click();
    const transport = page.getByLabel('Amount: Transport allowance');
    await transport.fill('30000');
    await transport.press('Tab');
    expect(await transport.inputValue()).toBe('30,000');
    await page.getByRole('tab', { name: 'VAT' }).click();
    const vat = page.getByLabel('Net, without VAT');
    await vat.fill("85'000");
    await vat.press('Tab');
    expect(await vat.inputValue()).toBe('85,000');
    await page.getByRole('tab', { name: 'FX' }).click();
    const amount = page.getByLabel('Amount');
    await amount.fill('61017.90');
    await amount.press('Tab');
    expect(await amount.inputValue()).toBe('61,017.90');
    await closePane(page);
  });

  test('is read and written with the signs of the reader: in Swedish, a comma before decimals', async () => {
    const { page } = await openPane(browser, {
      language: 'sv-SE',
      stored: { country: 'KE', view: 'pay', pay: payFields() },
    });
    const gross = page.getByLabel('Gross pay');
    await page.getByText('Employer cost').first().waitFor();
    for (const typed of ['450000,50', '450 000,50', "450'000,50"]) {
      await gross.fill('');
      await page.getByText(/^Type a gross or a net amount/).waitFor();
      await gross.fill(typed);
      await page.getByRole('row', { name: /^Gross pay 450\s000,50/ }).waitFor();
      await gross.press('Tab');
      expect((await gross.inputValue()).replace(/\s/g, ' ')).toBe('450 000,50');
    }
    await page.getByRole('tab', { name: 'FX' }).click();
    const amount = page.getByLabel('Amount');
    const asked = page.waitForRequest((sent) => new URL(sent.url()).searchParams.get('amount') === '1.5');
    await amount.fill('1,5');
    await asked;
    await amount.fill('850.000');
    await page.getByText(/^Did you mean 850\s000 or 850\? A point before three digits can mean either\.$/).waitFor();
    await closePane(page);
  });
});

describe('the first amount', () => {
  const firstOf = async (country: string): Promise<number> => {
    const { page } = await openPane(browser, { still: true, stored: { country, view: 'pay' } });
    const gross = page.getByLabel('Gross pay');
    await eventually(async () => (await gross.inputValue()) !== '', true);
    const text = await gross.inputValue();
    await closePane(page);
    return Number(text.replace(/,/g, ''));
  };

  test.each(['CI', 'NG', 'KE', 'TZ'])('is a few minimum wages of %s', async (country) => {
    const { body } = await service.get(`/api/v1/payroll/minimum-wage?country=${country}`);
    const { general, wages } = body.data as unknown as {
      general: { amount: number } | null;
      wages: { amount: number }[];
    };
    const wage = (general ?? wages[0]!).amount;
    const first = await firstOf(country);
    expect(first / wage).toBeGreaterThan(2);
    expect(first / wage).toBeLessThan(4);
  });

  // No minimum wage of Uganda is recorded. The first bracket of its law ends at 335,000 a month.
  test('rests on the first bracket where no wage is recorded', async () => {
    expect(await firstOf('UG')).toBe(1_000_000);
  });

  test('follows the country and the pay period until one is typed', async () => {
    const { page } = await openPane(browser, { stored: { country: 'CI', view: 'pay' } });
    const gross = page.getByLabel('Gross pay');
    await eventually(() => gross.inputValue(), '250,000');
    await page.getByLabel('Pay period').selectOption('Annual');
    await eventually(() => gross.inputValue(), '2,500,000');
    await gross.fill('3000000');
    await gross.press('Tab');
    await page.getByLabel('Pay period').selectOption('Monthly');
    await eventually(() => gross.inputValue(), '3,000,000');
    await closePane(page);
  });
});

test.each([
  ['fr-CI', 'Côte d’Ivoire'],
  ['en-NG', 'Nigeria'],
  ['de-DE', 'Kenya'],
])('the first visit of a reader in %s begins with %s', async (language, name) => {
  const { page } = await openPane(browser, { language });
  await heading(page, name);
  await closePane(page);
});
