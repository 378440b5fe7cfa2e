/** Text as the content of an element of HTML, XML or WebVTT. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** Text as the content of an element, or as the value of an attribute in double quotes. */
export function escapeMarkup(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;')
}
