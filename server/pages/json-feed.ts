import type { Feed } from 'feed';

/**
 * A feed as JSON Feed 1.1. The library writes version 1.0, which has no `language` and no `authors`.
 *
 * @param address the address of the JSON Feed itself
 */
export const jsonFeedOf = ({ options, items }: Feed, address: string): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: options.title,
    home_page_url: options.link,
    feed_url: address,
    description: options.description,
    language: options.language,
    authors: [{ name: options.generator, url: options.link }],
    items: items.map(({ id, link, title, date, description }) => ({
      id,
      url: link,
      title,
      content_text: description ?? title,
      date_published: date.toISOString(),
    })),
  });
