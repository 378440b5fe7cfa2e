/** Adds https:// to an address without a scheme ('canvas.school.edu'). Returns other text unchanged. */
export function withScheme(address: string): string {
  const typed = address.trim()
  return /^[\p{L}\p{N}-]+([.][\p{L}\p{N}-]+)+(:\d+)?([/].*)?$/u.test(typed) ? `https://${typed}` : address
}
