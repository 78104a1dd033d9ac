const sign = (text: string): number => text.charCodeAt(0);

/** The bytes that JSON is recognised by. */
export const quote = sign('"');
export const backslash = sign('\\');
export const comma = sign(',');
export const listStart = sign('[');
export const listEnd = sign(']');
export const objectStart = sign('{');
export const objectEnd = sign('}');
