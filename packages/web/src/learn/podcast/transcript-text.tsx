import { blankAfter } from '../../messages/sentences.ts'
import { clockTime } from '../../ui/clock-time.ts'
import { messages as learn } from '../messages.ts'
import { interfaceTextAttributes } from '../interface-text-attributes.ts'
import type { PageLanguage } from '../page-language.ts'
import type { EpisodeChapter, EpisodeLine } from './episode-text.ts'
import { messages } from './messages.ts'

interface TranscriptProps {
  readonly chapters: readonly EpisodeChapter[]
  readonly language: PageLanguage
}

/** The spoken text, with a heading for each chapter. The page's script marks the sentence that is spoken. */
export function TranscriptText({ chapters, language }: TranscriptProps) {
  return (
    <section id="transcript" className="learn-transcript" aria-labelledby="transcript-title">
      <h2 id="transcript-title" className="learn-hidden" {...interfaceTextAttributes(language)}>
        {learn.transcript}
      </h2>
      {chapters.map((chapter, at) => (
        <section key={chapter.key} id={`chapter-${at + 1}`}>
          <header>
            {chapter.title && <h3 dir="auto">{chapter.title}</h3>}
            {chapter.span && (
              <span {...interfaceTextAttributes(language)}>
                {messages.span(clockTime(chapter.span.start), clockTime(chapter.span.end))}
              </span>
            )}
          </header>
          {chapter.lines.map((line) => (
            <Line key={line.id} line={line} language={language} />
          ))}
        </section>
      ))}
    </section>
  )
}

/** The speaker by letter, name and colour, with the time, and the words. */
function Line({ line, language }: { line: EpisodeLine; language: PageLanguage }) {
  const { id, speaker, span, sentences } = line
  const time = span && clockTime(span.start)
  return (
    <div id={id} className="learn-line" data-speaker={speaker} data-start={span?.start}>
      <i aria-hidden="true">{speaker.slice(0, 1)}</i>
      <div>
        <p className="learn-who">
          <b lang="en">{speaker}</b>
          {span && time && (
            <a href={`#${id}`} data-to={span.start} {...interfaceTextAttributes(language)}>
              <span className="learn-hidden">{messages.playFrom(time)}</span>
              <span aria-hidden="true" dir="ltr">
                {time}
              </span>
            </a>
          )}
        </p>
        <p dir="auto">
          {sentences.map(({ text, start }, number) => (
            <span key={number} data-at={start}>
              {text}
              {number < sentences.length - 1 && blankAfter(text)}
            </span>
          ))}
        </p>
      </div>
    </div>
  )
}
