import type { ReactNode } from 'react'
import type { LearnerDocument } from '@lectern/domain/learn/learner-document.ts'
import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { timeline } from '@lectern/domain/slideshow/timeline.ts'
import { icon } from '../../slides/runtime/icons.tsx'
import { lengthOf } from '../lengths.ts'
import { messages as learn } from '../messages.ts'
import { interfaceTextAttributes } from '../interface-text-attributes.ts'
import { LanguageLinks } from '../language-links.tsx'
import { PageFoot, PageTop, PieceFacts } from '../page-frame.tsx'
import type { PageLanguage } from '../page-language.ts'
import { ChapterList } from './chapter-list.tsx'
import { plainText } from './slide-heading.ts'
import { TranscriptText } from './transcript-text.tsx'

const Download = icon('M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5 5-5')

export interface SlideshowPageProps {
  readonly piece: LearnerDocument
  readonly slideshow: Slideshow
  readonly language: PageLanguage
  readonly embedded: boolean
  /** The first slide as the player shows it. */
  readonly firstSlide: ReactNode
}

/** The page of a slideshow. Its script takes over the element of the player, the tabs and the transcript. */
export function SlideshowPage({ piece, slideshow, language, embedded, firstSlide }: SlideshowPageProps) {
  const player = (
    <div id="player" className="learn-player" {...interfaceTextAttributes(language)}>
      {firstSlide}
    </div>
  )
  if (embedded) return <main className="learn-embedded">{player}</main>
  return (
    <>
      <PageTop piece={piece} language={language} />
      <main className="learn-slideshow" data-view="transcript">
        {player}
        <noscript>
          <p className="learn-note" {...interfaceTextAttributes(language)}>
            {learn.withoutScript}
          </p>
        </noscript>
        <Heading piece={piece} slideshow={slideshow} language={language} />
        <Views language={language} />
        <ChapterList slideshow={slideshow} language={language} />
        <TranscriptText slideshow={slideshow} language={language} />
        <About piece={piece} slideshow={slideshow} language={language} />
      </main>
      <PageFoot madeFrom={piece.page_title} language={language} />
    </>
  )
}

type PartProps = Pick<SlideshowPageProps, 'piece' | 'slideshow' | 'language'>

function Heading({ piece, slideshow, language }: PartProps) {
  const subtitle = subtitleOf(slideshow)
  return (
    <div className="learn-head">
      <div>
        <h1 dir="auto">{piece.title}</h1>
        {subtitle && <p dir="auto">{subtitle}</p>}
        <LanguageLinks translations={piece.translations} language={language} />
        <p id="place" className="learn-place" hidden {...interfaceTextAttributes(language)} />
      </div>
      {piece.downloads && (
        <a
          className="learn-button"
          href={`${piece.address}/transcript.txt`}
          download
          {...interfaceTextAttributes(language)}
        >
          <Download />
          {learn.downloadTranscript}
        </a>
      )}
    </div>
  )
}

/** The line below the title of the first slide. */
export function subtitleOf({ slides }: Slideshow): string {
  const { course_subtitle: subtitle, course_intro: intro } = slides[0]?.content ?? {}
  const line = [subtitle, intro].find((text) => typeof text === 'string' && text.trim())
  return typeof line === 'string' ? plainText(line) : ''
}

/** On a phone, one of three parts is shown. Without its script, the page shows them all, and these are links to them. */
function Views({ language }: Pick<PartProps, 'language'>) {
  return (
    <nav className="learn-views" aria-label={learn.views} {...interfaceTextAttributes(language)}>
      <a href="#transcript" aria-current="true">
        {learn.transcript}
      </a>
      <a href="#chapters">{learn.chapters}</a>
      <a href="#about">{learn.about}</a>
    </nav>
  )
}

function About({ piece, slideshow, language }: PartProps) {
  const { slides } = slideshow
  return (
    <section id="about" className="learn-about" aria-labelledby="about-title">
      <h2 id="about-title" {...interfaceTextAttributes(language)}>
        {learn.about}
      </h2>
      <PieceFacts piece={piece} language={language}>
        {lengthOf('slideshow', slides.length, timeline(slides).end)}
      </PieceFacts>
    </section>
  )
}
