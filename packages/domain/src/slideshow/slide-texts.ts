import { textKey } from '../documents/text-keys.ts'
import { derived } from '../editing/derived.ts'
import { audioStatus, type Spoken } from '../narration/audio/audio-status.ts'
import { spokenWords } from '../narration/marks/speech-marks.ts'
import { readContent } from '../slides/read-content.ts'
import type { SlideType } from '../slides/slide-type.ts'
import { isSlideType, slideTypes } from '../slides/slide-types.ts'
import type { Slide } from './slideshow.ts'

/** A text of a slide that has audio of its own. */
export interface SlideText extends Spoken {
  /** Names it in the document: the key of the slide for the script, else see `textKey`. */
  readonly key: string
  /** The field of the content that contains it. Undefined for the script. */
  readonly field: string | undefined
  /** The label of the field in the editor; undefined for the script. */
  readonly label: string | undefined
}

type Speaking = Pick<
  Slide,
  'key' | 'slide_type' | 'content' | 'audio_script' | 'audio_path' | 'audio' | 'text_audio'
>

/** The texts of a slide that are spoken: its script first, also where that is empty, then what a quiz says to answers. */
export const slideTexts = derived((slide: Speaking): readonly SlideText[] => {
  const { key, audio_script: script, audio_path, audio } = slide
  return [{ key, field: undefined, label: undefined, script, audio_path, audio }, ...fieldTexts(slide)]
})

/** The texts of a slide that are spoken beside its script. */
function fieldTexts({ key, slide_type: id, content, text_audio = {} }: Speaking): readonly SlideText[] {
  const type: SlideType | undefined = isSlideType(id) ? slideTypes[id] : undefined
  if (!type?.hasQuestion?.(content)) return []
  const read = readContent(type, content)
  return Object.entries(type.fields)
    .filter(([, { spoken }]) => spoken)
    .map(([field, { label }]) => ({
      key: textKey(key, field),
      field,
      label,
      script: String(read[field]),
      ...text_audio[field],
    }))
}

/** The texts of a slide that say something. */
export const spokenTexts = derived((slide: Speaking): readonly SlideText[] =>
  slideTexts(slide).filter(({ script }) => spokenWords(script).trim()),
)

/** The spoken texts of a slide that lack audio of exactly their words. */
export const textsToVoice = derived((slide: Speaking): readonly SlideText[] =>
  spokenTexts(slide).filter((text) => audioStatus(text) !== 'Available'),
)
