import type { AdminLaw, AdminLawPage } from '../../../src/contract/admin-law';
import { fail } from '../../../src/contract/error';
import { dayOfMoment } from '../../../src/day';
import { message } from '../../../src/language/message';
import { countryTerm } from '../../../src/language/terms';
import type { Unsaid } from '../../../src/language/unsaid';
import type { PageCounts } from '../../../src/truth/reading';
import { firstAccount } from '../../store/accounts';
import { countsOf, isOpen, isUnread, type PageRead, pagesRead } from '../../watch/overview';
import { answeredUnsaid } from '../accounts/handler';
import type { MakeHandlers } from './handler';

const pageOut = ({ page: { url, citations }, read }: PageRead): Unsaid<AdminLawPage> => ({
  url,
  title: citations[0]!.source.title,
  publisher: citations[0]!.source.publisher,
  countries: citations.map(({ country: code }) => ({ code, name: countryTerm(code) })),
  outcome: read?.outcome ?? null,
  why: read?.why ?? null,
  since: read?.since ?? null,
  read_at: read?.at ?? null,
  missing:
    read?.outcome === 'differs'
      ? read.missing.map(({ id, about, law, page }) => ({
          fact: id.split(': ')[0]!,
          about,
          law,
          page,
          lost: read.lost.includes(id),
        }))
      : [],
  settled: read?.settled ? { at: read.settled.at, by: read.settled.by, reason: read.settled.reason } : null,
});

const countsOut = ({ pages, same, differs, notRead, never }: PageCounts) => ({
  pages,
  same,
  differs,
  not_read: notRead,
  never,
});

/** Those that nobody settled first, and of these the ones that differ longest. */
const openFirst = (a: PageRead, b: PageRead): number =>
  Number(isOpen(b)) - Number(isOpen(a)) || (a.read!.since < b.read!.since ? -1 : 1);

export const lawHandlers: MakeHandlers<'getLaw' | 'settleLaw'> = ({ store, clock, laws, config }) => {
  const read = async (): Promise<readonly PageRead[]> =>
    pagesRead(laws.now(), await store.lawPages(), dayOfMoment(clock.now()));
  return {
    getLaw: {
      async answer() {
        const pages = await read();
        const countries = [...laws.now().countries.values()].map(({ code }) => {
          const ofCountry = pages.filter(({ page }) => page.citations.some(({ country }) => country === code));
          return { code, name: countryTerm(code), ...countsOut(countsOf(ofCountry)) };
        });
        return answeredUnsaid<AdminLaw>({
          on: config.lawWatch.isOn,
          differing: pages
            .filter((page) => page.read?.outcome === 'differs')
            .sort(openFirst)
            .map(pageOut),
          unread: pages.filter((page) => isUnread(page, clock.now())).map(pageOut),
          countries,
          totals: countsOut(countsOf(pages)),
        });
      },
    },
    settleLaw: {
      async answer({ url, reason }, by) {
        const page = (await read()).find((one) => one.page.url === url);
        const at = new Date(clock.now()).toISOString();
        const figures = page?.read?.missing.map(({ id }) => id) ?? [];
        const record = {
          at,
          account: firstAccount,
          actor: by,
          action: 'law.settle',
          subject: url,
          before: null,
          after: { reason, figures },
        } as const;
        if (page?.read === undefined || !(await store.settleLawPage(url, { at, by, reason, figures }, record)))
          return fail('not_found', message('law_page_not_differing'));
        return answeredUnsaid<AdminLawPage>(pageOut((await read()).find((one) => one.page.url === url)!));
      },
    },
  };
};
