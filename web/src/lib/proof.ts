/** Whether a revealed seed is the one whose hash was published, checked in this browser. */
export async function proves(seed: string, hash: string): Promise<'yes' | 'no' | 'unknown'> {
  // Browsers hash only on secure pages.
  if (!globalThis.crypto?.subtle) return 'unknown';
  const bytes = bytesOf(seed);
  if (!bytes) return 'no';
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return hexOf(new Uint8Array(digest)) === hash.toLowerCase() ? 'yes' : 'no';
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> | null {
  if (!/^([0-9a-f]{2})*$/i.test(hex)) return null;
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function hexOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
