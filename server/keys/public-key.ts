/** Is a text a public key of law packages: the 32 bytes of an Ed25519 key in base64? */
export const isPublicKey = (text: string): boolean => /^[A-Za-z0-9+/]{43}=$/.test(text);
