import { type ComponentType, createElement, type ReactNode, useCallback, useSyncExternalStore } from 'react'
import { inBackground } from '../../ui/in-background.ts'

/** Code that most slideshows do not need. */
export interface OnDemand<Kind> {
  /** The loaded code. Undefined until it is loaded. */
  readonly loaded: () => Kind | undefined
  /** Loads the code, unless it is loaded. Rejects if that fails. Another call tries again. */
  readonly fetch: () => Promise<unknown>
}

/** For a list of which some are loaded on demand: one that is always available. */
export function alwaysLoaded<Kind>(kind: Kind): OnDemand<Kind> {
  return { loaded: () => kind, fetch: () => Promise.resolve() }
}

/** An export of a module, which is loaded once, on the first request. */
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
  return { loaded: () => here, fetch: () => (fetching ??= fetch()) }
}

/** Loads the code and renders again when it is available. Undefined until then, and if loading fails. */
export function useOnDemand<Kind>(wanted: OnDemand<Kind> | false): Kind | undefined {
  const subscribe = useCallback(
    (arrived: () => void) => whenLoaded(wanted ? [wanted] : [], arrived),
    [wanted],
  )
  const read = () => (wanted ? wanted.loaded() : undefined)
  return useSyncExternalStore(subscribe, read, read)
}

interface FetchedProps<Props> {
  readonly code: OnDemand<ComponentType<Props>>
  readonly props: Props
  readonly fallback?: ReactNode
}

/**
 * Renders a component whose code is loaded on demand. The fallback is shown until then, and if loading fails. Unlike
 * `lazy`, a loaded component renders immediately, without a frame of the fallback.
 */
export function Fetched<Props extends object>({ code, props, fallback }: FetchedProps<Props>): ReactNode {
  const component = useOnDemand(code)
  return component ? createElement(component, props) : fallback
}

/** Delay after the first frame, in milliseconds. Until then, the processor and the network are for visible content. */
const fetchDelayMs = 100

/** Like `whenLoaded`, for code that is needed later. */
export function fetchLater(codes: () => readonly OnDemand<unknown>[]): () => void {
  const timer = setTimeout(() => whenLoaded(codes(), () => {}), fetchDelayMs)
  return () => clearTimeout(timer)
}

export function isLoaded(codes: readonly OnDemand<unknown>[]): boolean {
  return codes.every((code) => code.loaded() !== undefined)
}

/**
 * Loads all code and calls `done` once at the end, unless the returned function is called first. Code that fails to
 * load is skipped.
 */
export function whenLoaded(codes: readonly OnDemand<unknown>[], done: () => void): () => void {
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
