/**
 * What the product is called, wherever people meet it: ribbon, pane, pages, reference. The manifest and the README say
 * the same, which a test holds.
 */
export const productName = 'SVC Finance Africa';

/**
 * The version of the product: package, API, tools and manifest have the same, which a test holds. The changelog says
 * what makes a change a breaking one.
 */
export const productVersion = '1.0.0-beta.2';
