import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import { useState } from 'react'

/** What of a slide is heard or known, but not seen. */
const unseen: ReadonlySet<string> = new Set(['audio_script', 'audio', 'audio_path', 'text_audio', 'sources'])

/** The slide as it was, for as long as it looks the same: typing its script draws no picture of it anew. */
export function useLook(slide: Slide): Slide {
  const [look, setLook] = useState(slide)
  if (looksTheSame(look, slide)) return look
  setLook(slide)
  return slide
}

/** Whether what is seen of two slides is the very same. Documents share what did not change. */
export function looksTheSame(one: Slide, other: Slide): boolean {
  if (one === other) return true
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => unseen.has(name) || one[name] === other[name])
}
