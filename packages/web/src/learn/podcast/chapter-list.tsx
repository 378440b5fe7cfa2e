import { clockTime } from '../../ui/clock-time.ts'
import { messages as learn } from '../messages.ts'
import { interfaceTextAttributes } from '../interface-text-attributes.ts'
import type { PageLanguage } from '../page-language.ts'
import type { EpisodeChapter } from './episode-text.ts'
import { messages } from './messages.ts'

interface ChapterListProps {
  readonly chapters: readonly EpisodeChapter[]
  readonly language: PageLanguage
  /** Not shown. The player needs the chapters in frames too. */
  readonly hidden?: boolean
}

/** A link goes to the chapter in the transcript, and with the page's script to its time. `read-episode.ts` reads the list. */
export function ChapterList({ chapters, language, hidden }: ChapterListProps) {
  return (
    <nav id="chapters" className="learn-chapters" aria-labelledby="chapters-title" hidden={hidden}>
      <h2 id="chapters-title" {...interfaceTextAttributes(language)}>
        {learn.chapters}
      </h2>
      <ol>
        {chapters.map(({ key, title, span }, at) => (
          <li key={key}>
            <a
              href={`#chapter-${at + 1}`}
              data-chapter={span && key}
              data-to={span?.start}
              data-end={span?.end}
            >
              <i aria-hidden="true">{at + 1}</i>
              {title ? (
                <b dir="auto">{title}</b>
              ) : (
                <b {...interfaceTextAttributes(language)}>{messages.chapter(at + 1, chapters.length)}</b>
              )}
              {span && <span dir="ltr">{clockTime(span.start)}</span>}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
