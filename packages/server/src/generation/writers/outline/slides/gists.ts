import { countWords } from '@lectern/domain/narration/count-words.ts'
import { splitSentences } from '@lectern/domain/narration/split-sentences.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import { shortenForSlide } from '../language/sentences/shorten-for-slide.ts'
import { capitalised } from '../language/enumerate.ts'
import { marksOf, withoutStop } from '../language/marks.ts'
import { denseLanguages } from './points.ts'
import type { Material } from '../material/material.ts'

/** A name, and what the page says that it means. */
export interface Explained {
  readonly name: string
  readonly meaning: string
}

/** Words of a meaning on a slide, and of all names and meanings together: fewer if the script says nothing else. */
const mostWords = { ofGist: 10, ofWhole: 14, ofFew: 17, shown: 52, read: 42 }
/** Languages without articles say more in as many words, and an audience that reads along does not listen. */
const mostDenseWords = { ofGist: 9, ofWhole: 10, ofFew: 12, shown: 30, read: 22 }
/** Of so few names, the meanings may be longer: names alone say little. */
const few = 3

/** 'Artery: a vessel that leads away from the heart': names with their meanings in few words, or all names alone. */
export function withGists(explained: readonly Explained[], { lexicon }: Material): readonly string[] {
  const { language } = lexicon
  const most = denseLanguages.has(languageOf(language) ?? 'en') ? mostDenseWords : mostWords
  const sentences = explained.map(({ meaning }) => splitSentences(meaning, language))
  const isRead = sentences.every(({ length }) => length < 2)
  return (
    gists(most.ofWhole, most.shown) ??
    (explained.length <= few ? gists(most.ofFew, isRead ? most.read : most.shown) : undefined) ??
    explained.map(({ name }) => name)
  )

  /** With meanings of at most `ofWhole` words, if all of them together have at most `shown`. */
  function gists(ofWhole: number, shown: number): readonly string[] | undefined {
    const found = explained.flatMap(({ name }, at) => {
      const text = withoutStop(sentences[at]?.[0] ?? '', language)
      const gist = shortenForSlide(text, most.ofGist, lexicon) ?? lexicon.shorten(text, ofWhole)
      return gist === undefined ? [] : [`${name}${marksOf(language).colon}${capitalised(gist)}`]
    })
    return found.length === explained.length && countWords(found.join(' ')) <= shown ? found : undefined
  }
}
