/** What somebody outside charges for some work. */
export interface Charge {
  /** As the screen says it. */
  readonly by: string
  /** US dollars; not there where nobody configured the price. */
  readonly dollars?: number
}

/** Whether anybody can send a bill: a server of one's own asks for no key. */
export function isPaid({ url, key }: { url?: string | undefined; key?: string | undefined }): boolean {
  return url === undefined || key !== undefined
}
