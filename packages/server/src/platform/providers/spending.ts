/** The amounts that a call uses. Omitted amounts are 0. */
export interface Use {
  /** Calls of a provider. Work of the built-in writer and voices makes none. */
  readonly calls?: number
  readonly inputTokens?: number
  readonly outputTokens?: number
  readonly characters?: number
  /** Seconds of audio. */
  readonly seconds?: number
  /** Pages that became a slideshow or podcast. */
  readonly pages?: number
  /** US dollars: 0 if it is free, null if no price is configured. */
  readonly dollars: number | null
}

export interface Purchase<Result> {
  /** Display name of the provider. */
  readonly provider: string
  /** The provider's name of the model, if it has several. */
  readonly model?: string
  /** The estimate that is reserved before the call. */
  readonly expected: Use
  /** The use of a call that succeeded. */
  readonly used: (result: Result) => Use
  /** Names a reservation that a repeated run replaces, so that a crash does not hold it twice. By default each call has its own. */
  readonly reservation?: string
  /** Whether the provider may charge for a call that failed. Then the estimate is counted. */
  readonly isCharged?: (error: unknown) => boolean
}

/** The budget that pays for calls: of an account, for a job or a request, and for one kind of work. */
export interface Spending {
  /** Id of the account that pays. Undefined if none does. */
  readonly accountId?: string
  /** Whether a budget limits the dollars. Then early work may use the money that later work needs. */
  readonly hasDollarLimit: boolean
  /**
   * Reserves the estimate, makes the call and counts what it used. Throws BUDGET_SPENT, without a call, if a budget does not
   * have enough left for the estimate. Work that reuses paid answers or speech does not call this.
   */
  call<Result>(purchase: Purchase<Result>, make: () => Promise<Result>): Promise<Result>
}

/** Makes every call and counts nothing, for tests and for work that no account asked for. */
export const unlimitedSpending: Spending = { hasDollarLimit: false, call: (_purchase, make) => make() }
