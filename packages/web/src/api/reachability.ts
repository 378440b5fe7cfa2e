import { create } from 'zustand'

/** Whether the last attempt to reach Lectern from this browser was answered. */
const useReachability = create<{ reachable: boolean }>(() => ({ reachable: true }))

/** Every call and the event stream report how they went. An error answer is an answer. */
export function reportReachable(reachable: boolean): void {
  if (useReachability.getState().reachable !== reachable) useReachability.setState({ reachable })
}

export function useReachable(): boolean {
  return useReachability(({ reachable }) => reachable)
}
