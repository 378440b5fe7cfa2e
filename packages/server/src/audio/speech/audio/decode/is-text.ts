/** Whether bytes are text. Error pages and messages are; no audio file starts with this much text. */
export function isText(file: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(file.subarray(0, 60))
    return !/(?![\t\n\f\r])\p{Cc}/u.test(text)
  } catch {
    return false
  }
}
