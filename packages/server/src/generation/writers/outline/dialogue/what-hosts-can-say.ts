import { onlyAnnouncesExample } from '../language/words/announced-example.ts'
import { speaksAsAuthor } from '../language/words/author-words.ts'
import { namesCodeLine } from '../language/words/code-lines.ts'
import { saysOnlyOutput } from '../language/words/program-output.ts'
import { pointsAtSeen } from '../language/words/seen-words.ts'
import type { Material } from '../material/material.ts'
import type { Sentence } from '../material/sentence.ts'

/**
 * The material without what only the author of the page can say: 'I have tested this.', and without what points at a table,
 * a picture or the numbered lines of a program, which a listener does not see, what only says what a program prints, and what only says that an example follows. A page
 * of nothing else keeps it.
 */
export function whatHostsCanSay(material: Material): Material {
  const { language, blocks } = material.page
  const hasCode = blocks.some(({ kind }) => kind === 'code')
  const isOwn = ({ text }: Sentence) =>
    speaksAsAuthor(text, language) ||
    pointsAtSeen(text, language) ||
    onlyAnnouncesExample(text, language) ||
    (hasCode && (namesCodeLine(text, language) || saysOnlyOutput(text)))
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
