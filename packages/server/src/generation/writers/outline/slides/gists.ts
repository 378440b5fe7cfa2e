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

/** Words of a meaning on a slide, and of all names and meanings together. */
const mostWords = { ofGist: 10, ofWhole: 14, shown: 50 }
/** Languages without articles say more in as many words, and an audience that reads along does not listen. */
const mostDenseWords = { ofGist: 7, ofWhole: 7, shown: 24 }

/** 'Artery: a vessel that leads away from the heart': names with their meanings in few words, or all names alone. */
export function withGists(explained: readonly Explained[], { lexicon }: Material): readonly string[] {
  const { language } = lexicon
  const most = denseLanguages.has(languageOf(language) ?? 'en') ? mostDenseWords : mostWords
  const names = explained.map(({ name }) => name)
  const whole = explained.flatMap(({ name, meaning }) => {
    const [first = ''] = splitSentences(meaning, language)
    const text = withoutStop(first, language)
    const gist = shortenForSlide(text, most.ofGist, lexicon) ?? lexicon.shorten(text, most.ofWhole)
    return gist === undefined ? [] : [`${name}${marksOf(language).colon}${capitalised(gist)}`]
  })
  const fits = whole.length === names.length && countWords(whole.join(' ')) <= most.shown
  return fits ? whole : names
}
