import { readFileSync } from 'node:fs'
import { sourceFile } from '../../../program-files.ts'

/** The prompts of generation/prompts, by name. */
export const prompts = {
  writer: read('writer'),
  slideshow: read('slideshow'),
  podcast: read('podcast'),
  rewriteSlide: read('rewrite-slide'),
  rewriteLines: read('rewrite-lines'),
  repair: read('repair'),
}

/** Puts values in the places of a prompt. What looks like a place within a value is left as it is. */
export function fill(prompt: string, values: Readonly<Record<string, string | number>>): string {
  return prompt.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place))
}

function read(name: string): string {
  return readFileSync(sourceFile(`generation/prompts/${name}.md`), 'utf8').trim()
}
