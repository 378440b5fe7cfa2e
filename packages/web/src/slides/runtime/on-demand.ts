import { type ComponentType, createElement, type ReactNode, useCallback, useSyncExternalStore } from 'react'
import { inBackground } from '../../ui/in-background.ts'

/** Code that most slideshows do without. */
export interface OnDemand<Kind> {
  /** What it is, once it is here. */
  readonly here: () => Kind | undefined
  /** Fetches it, unless it is here. Rejected when it cannot be had now; then it may be asked for again. */
  readonly fetch: () => Promise<unknown>
}

/** For a list of which some are fetched: one that never has to be. */
export function included<Kind>(kind: Kind): OnDemand<Kind> {
  return { here: () => kind, fetch: () => Promise.resolve() }
}

/** What a module exports by a name: fetched when it is asked for, once. */
export function onDemand<Name extends string, Module extends { readonly [Key in Name]: unknown }>(
  load: () => Promise<Module>,
  name: Name,
): OnDemand<Module[Name]> {
  let here: Module[Name] | undefined
  let fetching: Promise<unknown> | undefined
  const fetch = async () => {
    try {
      here = (await load())[name]
    } catch (failure) {
      fetching = undefined
      throw failure
    }
  }
  return { here: () => here, fetch: () => (fetching ??= fetch()) }
}

/** Fetches what is wanted, and draws anew when it is here; until then, and if it cannot be had, undefined. */
export function useOnDemand<Kind>(wanted: OnDemand<Kind> | false): Kind | undefined {
  const subscribe = useCallback((arrived: () => void) => whenHere(wanted ? [wanted] : [], arrived), [wanted])
  return useSyncExternalStore(subscribe, () => (wanted ? wanted.here() : undefined))
}

interface FetchedProps<Props> {
  readonly code: OnDemand<ComponentType<Props>>
  readonly props: Props
  readonly fallback?: ReactNode
}

/**
 * Draws a component whose code is fetched; until it is here, and if it cannot be had, what stands in for it. Unlike
 * `lazy`, one that is here already is drawn at once, without a frame of the fallback.
 */
export function Fetched<Props extends object>({ code, props, fallback }: FetchedProps<Props>): ReactNode {
  const component = useOnDemand(code)
  return component ? createElement(component, props) : fallback
}

/** After the first frame, in milliseconds: until then the processor and the network are for what is seen. */
const laterMs = 100

/** As `whenHere`, of what nothing waits for yet. */
export function fetchLater(codes: () => readonly OnDemand<unknown>[]): () => void {
  const timer = setTimeout(() => whenHere(codes(), () => {}), laterMs)
  return () => clearTimeout(timer)
}

export function isHere(codes: readonly OnDemand<unknown>[]): boolean {
  return codes.every((code) => code.here() !== undefined)
}

/** Fetches all of it and calls once when that is done, unless what is returned is called first. What cannot be had is left out. */
export function whenHere(codes: readonly OnDemand<unknown>[], done: () => void): () => void {
  let wanted = true
  const fetchAll = async () => {
    await Promise.allSettled(codes.map((code) => code.fetch()))
    if (wanted) done()
  }
  inBackground(fetchAll())
  return () => {
    wanted = false
  }
}
