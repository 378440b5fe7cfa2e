import { create } from 'zustand'

/** Whether the server responded to the last request of this browser. */
const useReachability = create<{ reachable: boolean }>(() => ({ reachable: true }))

/** Called for each request and for the event stream. An error response counts as reachable. */
export function reportReachable(reachable: boolean): void {
  if (useReachability.getState().reachable !== reachable) useReachability.setState({ reachable })
}

export function useReachable(): boolean {
  return useReachability(({ reachable }) => reachable)
}

/** Calls the listener each time the server responds again after a request without a response. Returns a function that ends this. */
export function onReachableAgain(listener: () => void): () => void {
  return useReachability.subscribe((now, before) => {
    if (now.reachable && !before.reachable) listener()
  })
}
