import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { timeline } from '@lectern/domain/slideshow/timeline.ts'
import { clockTime } from '../../ui/clock-time.ts'
import { messages as learn } from '../messages.ts'
import { interfaceTextAttributes } from '../interface-text-attributes.ts'
import type { PageLanguage } from '../page-language.ts'
import { messages } from './messages.ts'
import { slideHeading } from './slide-heading.ts'

/** The slides by their headings. A link goes to the slide in the transcript, and with the page's script to its time. */
export function ChapterList({ slideshow, language }: { slideshow: Slideshow; language: PageLanguage }) {
  const { slides } = slideshow
  const { starts } = timeline(slides)
  return (
    <nav id="chapters" className="learn-chapters" aria-labelledby="chapters-title">
      <h2 id="chapters-title" {...interfaceTextAttributes(language)}>
        {learn.chapters}
      </h2>
      <ol>
        {slides.map((slide, at) => {
          const heading = slideHeading(slide)
          return (
            <li key={slide.key || at}>
              <a href={`#slide-${at + 1}`} data-slide={at}>
                {heading === undefined ? (
                  <b {...interfaceTextAttributes(language)}>{messages.slide(at + 1)}</b>
                ) : (
                  <b dir="auto">{heading}</b>
                )}
                <span dir="ltr">{clockTime(starts[at] ?? 0)}</span>
              </a>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
