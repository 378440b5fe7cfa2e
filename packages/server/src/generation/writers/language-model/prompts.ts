import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Format } from '@lectern/domain/courses/formats.ts'
import { sourceFile } from '../../../platform/runtime/program-files.ts'

/** The prompts of generation/prompts, by name. */
export const prompts = {
  writer: read('writer'),
  planSlideshow: read('plan-slideshow'),
  planPodcast: read('plan-podcast'),
  slides: read('slides'),
  segments: read('segments'),
  lengths: read('lengths'),
  rewriteSlide: read('rewrite-slide'),
  rewriteLines: read('rewrite-lines'),
  answerQuestion: read('answer-question'),
  answerer: read('answerer'),
  translator: read('translator'),
  translateTexts: read('translate-texts'),
  judge: read('judge'),
  judgeClaims: read('judge-claims'),
  repair: read('repair'),
  repairFrame: read('repair-frame'),
  repairPieces: read('repair-pieces'),
}

/** The prompts that write a format. */
const promptsOf: Readonly<Record<Format, readonly string[]>> = {
  slideshow: [prompts.writer, prompts.planSlideshow, prompts.slides, prompts.lengths],
  podcast: [prompts.writer, prompts.planPodcast, prompts.segments, prompts.lengths],
}

/** The version of the prompts of a format: eight hexadecimal digits of their hash, so that it follows every edit. */
export function promptVersion(format: Format): string {
  return createHash('sha256').update(promptsOf[format].join('\n')).digest('hex').slice(0, 8)
}

/** Fills the placeholders of a prompt. Placeholders within a value are not replaced. */
export function fillPrompt(prompt: string, values: Readonly<Record<string, string | number>>): string {
  return prompt.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place))
}

function read(name: string): string {
  return readFileSync(sourceFile(`generation/prompts/${name}.md`), 'utf8').trim()
}
