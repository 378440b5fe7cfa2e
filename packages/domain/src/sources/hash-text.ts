/**
 * A short fingerprint of a text, the same on every machine (cyrb53, public domain). It finds equal texts. It does not
 * protect against texts that are made to collide.
 */
export function hashText(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57]
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    high = Math.imul(high ^ unit, 2654435761)
    low = Math.imul(low ^ unit, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  const number = 4294967296 * (2097151 & low) + (high >>> 0)
  return number.toString(16).padStart(14, '0')
}
