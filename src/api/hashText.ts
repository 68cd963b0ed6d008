/**
 * Returns a hash of 53 bits. It only tells texts apart. `crypto.subtle` needs a secure context, and a portal inside a company
 * may have none (docs/decisions/071-keys-of-submissions.md). The steps are those of cyrb53.
 */
export function hashText(text: string): string {
  let [low, high] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    low = Math.imul(low ^ unit, 0x9e3779b1);
    high = Math.imul(high ^ unit, 0x5f356495);
  }
  low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
  high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
  return ((high & 0x1fffff) * 2 ** 32 + (low >>> 0)).toString(36);
}
