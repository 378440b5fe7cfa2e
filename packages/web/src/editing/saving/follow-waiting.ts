import type { Saving } from './saving.ts'

interface FollowedWaiting {
  /** True if a try failed since the start, so that the next one waited. */
  happened(): boolean
  stop(): void
}

export function followWaiting({ state }: Pick<Saving, 'state'>): FollowedWaiting {
  let waited = false
  const stop = state.subscribe((now, before) => {
    waited ||= now.waiting !== undefined && now.waiting !== before.waiting
  })
  return { happened: () => waited, stop }
}
