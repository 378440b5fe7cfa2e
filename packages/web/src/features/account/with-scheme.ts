/** An address as people say it ('canvas.school.edu') with https:// in front; anything else as it is. */
export function withScheme(address: string): string {
  const typed = address.trim()
  return /^[\p{L}\p{N}-]+([.][\p{L}\p{N}-]+)+(:\d+)?([/].*)?$/u.test(typed) ? `https://${typed}` : address
}
