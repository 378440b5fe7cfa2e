import { countWords } from '../../narration/count-words.ts'
import { withoutMarks } from '../../narration/captions/without-marks.ts'
import type { ThemeCategory } from '../../theme/theme.ts'
import type { Slide } from '../slideshow.ts'

/** Maximum number of words of a slide that its prompt repeats. */
const mostWords = 60

/**
 * The style of the pictures in a theme category. The slideshows of a course share a theme, so its pictures share a
 * style.
 */
const styles: Readonly<Record<ThemeCategory, string>> = {
  educational: 'A friendly flat illustration with simple shapes and clear outlines',
  corporate: 'A calm, realistic photograph with soft daylight',
  creative: 'A hand-painted illustration with visible brush strokes',
  minimal: 'A line drawing with few strokes and one flat accent colour',
}

/** The colours of a theme that its pictures use. */
interface PromptTheme {
  readonly category: ThemeCategory
  readonly primary_color: string
  readonly accent_color: string
}

/**
 * A description of a picture for a slide, which the author can change before a model gets it. It is English, because
 * picture models follow English best, and quotes the slide in its own language. It asks for a picture without text:
 * models misspell words, and a picture with words cannot be translated.
 */
export function picturePrompt({ content, audio_script }: Slide, theme: PromptTheme): string {
  const said = [content['slide_title'], content['slide_content'], audio_script]
    .map((text) => (typeof text === 'string' ? withoutMarks(text).trim() : ''))
    .filter((text) => text !== '')
  const quoted = firstWords(said.join('. ').replace(/([.!?:])\. /g, '$1 '))
  const subject = quoted === '' ? '' : ` It illustrates this text of a lesson: “${quoted}”`
  const colours = `Use the colours ${theme.primary_color} and ${theme.accent_color}.`
  return `${styles[theme.category]}.${subject} ${colours} Show no text, letters, numbers, labels or logos.`
}

/** The beginning of a text, up to a whole sentence if there is one, otherwise up to a whole word. */
function firstWords(text: string): string {
  const sentences = text.split(/(?<=[.!?。！？؟।])\s*/u)
  const kept: string[] = []
  for (const sentence of sentences) {
    if (countWords([...kept, sentence].join(' ')) > mostWords) break
    kept.push(sentence)
  }
  return kept.length > 0 ? kept.join(' ') : text.split(/\s+/).slice(0, mostWords).join(' ')
}
