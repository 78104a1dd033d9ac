/**
 * What the product is called, wherever people meet it: ribbon, pane, pages, reference. The manifest and the README say
 * the same, which a test holds.
 */
export const productName = 'SVC Finance Africa';
