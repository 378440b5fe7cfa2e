import { useCallback, useSyncExternalStore } from 'react'
import { mediaAddress } from '@lectern/domain/api/endpoint/media-address.ts'
import type { SlideType } from '@lectern/domain/slides/slide-type.ts'

/** Width divided by height of the loaded pictures, by address. */
const ratios = new Map<string, number>()
const listeners = new Set<() => void>()

/** The address of the picture that a slide shows. Undefined if there is none. */
export function pictureOf(
  { fields }: SlideType,
  content: Readonly<Record<string, unknown>>,
): string | undefined {
  const [name] = Object.entries(fields).find(([, { kind }]) => kind === 'image') ?? []
  const address = name === undefined ? undefined : content[name]
  return typeof address === 'string' && address.trim() ? mediaAddress(address) : undefined
}

/** Stores the shape of a loaded picture, and renders again what depends on it. */
export function storePictureRatio(address: string, { naturalWidth, naturalHeight }: HTMLImageElement): void {
  if (naturalWidth === 0 || naturalHeight === 0) return
  const ratio = naturalWidth / naturalHeight
  if (ratios.get(address) === ratio) return
  ratios.set(address, ratio)
  for (const listener of listeners) listener()
}

/** Width divided by height of the picture at an address. Undefined until it is loaded. */
export function usePictureRatio(address: string | undefined): number | undefined {
  const read = useCallback(() => (address === undefined ? undefined : ratios.get(address)), [address])
  return useSyncExternalStore(subscribe, read, () => undefined)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
