import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import builtIn from '../../src/reference/law-keys.json';

/** A key by which law packages are recognised. */
export interface TrustedKey {
  /** The beginning of the SHA-256 of the key: it names the key in messages and packages. */
  readonly id: string;
  readonly key: KeyObject;
}

/** The bytes before an Ed25519 key in its usual public form (SPKI). The key itself is 32 bytes. */
const prefix = Buffer.from('302a300506032b6570032100', 'hex');

const rawOf = (key: KeyObject): Buffer => key.export({ format: 'der', type: 'spki' }).subarray(prefix.length);

const idOf = (raw: Buffer): string => createHash('sha256').update(raw).digest('hex').slice(0, 16);

function trusted(text: string): TrustedKey {
  const raw = Buffer.from(text, 'base64');
  return { id: idOf(raw), key: createPublicKey({ key: Buffer.concat([prefix, raw]), format: 'der', type: 'spki' }) };
}

/**
 * The keys that a server trusts: those of the release and those that its operator names.
 *
 * @param retired ids of keys that a package has retired
 */
export const trustedKeys = (named: readonly string[], retired: ReadonlySet<string>): readonly TrustedKey[] =>
  [...new Set([...builtIn.keys, ...named])].map(trusted).filter(({ id }) => !retired.has(id));

/** Which of the keys signed some bytes; undefined if none did. */
export const signerOf = (
  keys: readonly TrustedKey[],
  bytes: Uint8Array,
  signature: Uint8Array,
): TrustedKey | undefined => keys.find(({ key }) => verify(null, bytes, key, signature));

/** A private key, from its PEM text. */
export interface SigningKey {
  readonly id: string;
  /** The public key, as a setting names it. */
  readonly publicKey: string;
  readonly sign: (bytes: Uint8Array) => Uint8Array;
}

function signingKey(key: KeyObject): SigningKey {
  const raw = rawOf(createPublicKey(key));
  return { id: idOf(raw), publicKey: raw.toString('base64'), sign: (bytes) => sign(null, bytes, key) };
}

/**
 * Reads a private key.
 *
 * @param pem its text
 * @throws Error where it is not an Ed25519 key
 */
export function readSigningKey(pem: string): SigningKey {
  const key = createPrivateKey(pem);
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('It is not an Ed25519 key.');
  return signingKey(key);
}

/** Makes a new key, and its PEM text for the file that keeps it. */
export function newSigningKey(): { readonly pem: string; readonly key: SigningKey } {
  const { privateKey } = generateKeyPairSync('ed25519');
  return { pem: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(), key: signingKey(privateKey) };
}
