import { readFileSync } from 'node:fs'
import { sourceFile } from '../../../runtime/program-files.ts'

/** The prompts of generation/prompts, by name. */
export const prompts = {
  writer: read('writer'),
  slideshow: read('slideshow'),
  podcast: read('podcast'),
  rewriteSlide: read('rewrite-slide'),
  rewriteLines: read('rewrite-lines'),
  repair: read('repair'),
}

/** Fills the placeholders of a prompt. Placeholders within a value are not replaced. */
export function fill(prompt: string, values: Readonly<Record<string, string | number>>): string {
  return prompt.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place))
}

function read(name: string): string {
  return readFileSync(sourceFile(`generation/prompts/${name}.md`), 'utf8').trim()
}
