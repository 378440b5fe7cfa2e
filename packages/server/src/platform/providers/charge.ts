/** The price that a provider charges for some work. */
export interface Charge {
  /** Display name of the provider. */
  readonly by: string
  /** US dollars; undefined if no price is configured. */
  readonly dollars?: number
}

/** Whether a provider can charge money. A self-hosted server needs no key and is free. */
export function isPaid({ url, key }: { url?: string | undefined; key?: string | undefined }): boolean {
  return url === undefined || key !== undefined
}
