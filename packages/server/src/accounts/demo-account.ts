/** The demo account, if this installation has one. */
export interface DemoAccount {
  readonly email: string
  readonly password: string
  readonly base_url: string
}
