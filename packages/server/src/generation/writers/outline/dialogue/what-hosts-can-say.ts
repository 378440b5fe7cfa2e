import { speaksAsAuthor } from '../language/words/author-words.ts'
import type { Material } from '../material/material.ts'
import type { Sentence } from '../material/sentence.ts'

/** The material without what only the author of the page can say: 'I have tested this.' A page of nothing else keeps it. */
export function whatHostsCanSay(material: Material): Material {
  const isOwn = ({ text }: Sentence) => speaksAsAuthor(text, material.page.language)
  const omitted = material.sentences.filter(isOwn).length
  if (omitted === 0 || omitted * 2 > material.sentences.length) return material
  const without = (sentences: readonly Sentence[]) => sentences.filter((one) => !isOwn(one))
  return {
    ...material,
    sentences: without(material.sentences),
    summary: without(material.summary),
    sections: material.sections.map((section) => ({
      ...section,
      units: section.units.map((unit) => ({ ...unit, sentences: without(unit.sentences) })),
    })),
  }
}
