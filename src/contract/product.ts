/**
 * Name of the product in ribbon, pane, pages and reference. A test checks that the manifest and README use it too.
 */
export const productName = 'SVC Finance Africa';

/**
 * Version of the product. A test checks that package, API, tools and manifest agree. The changelog defines what counts
 * as a breaking change.
 */
export const productVersion = '1.0.0-beta.2';
