/** An answer of a course system, read completely. */
export interface Answer {
  readonly status: number
  readonly headers: { get(name: string): string | null }
  readonly bytes: Uint8Array
}
