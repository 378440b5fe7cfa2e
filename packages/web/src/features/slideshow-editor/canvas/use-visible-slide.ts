import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import { useState } from 'react'

/** Properties of a slide that are not visible. */
const invisibleProperties: ReadonlySet<string> = new Set([
  'audio_script',
  'audio',
  'audio_path',
  'text_audio',
  'sources',
])

/** Keeps the previous slide while it looks the same, so that typing in its script does not render its picture again. */
export function useVisibleSlide(slide: Slide): Slide {
  const [look, setLook] = useState(slide)
  if (isSameLook(look, slide)) return look
  setLook(slide)
  return slide
}

/** True if two slides look the same. Documents share the parts that did not change. */
export function isSameLook(one: Slide, other: Slide): boolean {
  if (one === other) return true
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => invisibleProperties.has(name) || one[name] === other[name])
}
