import type { LearnerDocument } from '@lectern/domain/learn/learner-document.ts'
import { megabytesOf } from '../../messages/numbers.ts'
import { icon } from '../../slides/runtime/icons.tsx'
import { FeedButton } from '../feed-offer.tsx'
import { lengthOf } from '../lengths.ts'
import { messages as learn } from '../messages.ts'
import { interfaceTextAttributes } from '../interface-text-attributes.ts'
import { LanguageLinks } from '../language-links.tsx'
import { PageFoot, PageTop, PieceFacts } from '../page-frame.tsx'
import type { PageLanguage } from '../page-language.ts'
import { ChapterList } from './chapter-list.tsx'
import { type EpisodeChapter, episodeText } from './episode-text.ts'
import { messages } from './messages.ts'
import { TranscriptText } from './transcript-text.tsx'

const Download = icon('M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5 5-5')
const ArrowRight = icon('M5 12h14M12 5l7 7-7 7')

export type PodcastContent = Extract<LearnerDocument['content'], { format: 'podcast' }>

interface PodcastPageProps {
  readonly piece: LearnerDocument
  readonly content: PodcastContent
  readonly language: PageLanguage
  readonly embedded: boolean
}

/** The page of a podcast. Its script takes over the element of the player, the chapters and the transcript. */
export function PodcastPage({ piece, content, language, embedded }: PodcastPageProps) {
  const { podcast, plan } = content
  const chapters = episodeText(podcast, plan)
  const parts = { piece, content, language, chapters }
  if (embedded)
    return (
      <main className="learn-podcast learn-embedded">
        <Cover piece={piece} />
        <h1 dir="auto">{piece.title}</h1>
        <ChapterList chapters={chapters} language={language} hidden />
        <Player {...parts} />
      </main>
    )
  return (
    <>
      <PageTop piece={piece} language={language} />
      <main className="learn-podcast" data-view="transcript">
        <Cover piece={piece} />
        <Heading {...parts} />
        <Views language={language} />
        <ChapterList chapters={chapters} language={language} />
        <TranscriptText chapters={chapters} language={language} />
        <section id="about" className="learn-about" aria-labelledby="about-title">
          <h2 id="about-title" {...interfaceTextAttributes(language)}>
            {learn.about}
          </h2>
          <PieceFacts piece={piece} language={language}>
            {lengthOf('podcast', chapters.length, plan?.duration_ms ?? null)}
          </PieceFacts>
        </section>
        <Next piece={piece} language={language} />
      </main>
      <PageFoot madeFrom={piece.page_title} language={language} />
      {plan && <Player {...parts} />}
    </>
  )
}

interface PartProps extends Pick<PodcastPageProps, 'piece' | 'content' | 'language'> {
  readonly chapters: readonly EpisodeChapter[]
}

const Cover = ({ piece }: Pick<PartProps, 'piece'>) => (
  <img className="learn-cover" src={`${piece.address}/artwork.png`} alt="" width={328} height={328} />
)

function Heading({ piece, content, language, chapters }: PartProps) {
  const { podcast, plan } = content
  const goals = podcast.podcast.learning_objectives.filter((goal) => goal.trim())
  return (
    <header className="learn-head">
      <h1 dir="auto">{piece.title}</h1>
      <p className="learn-meta" {...interfaceTextAttributes(language)}>
        {lengthOf('podcast', chapters.length, plan?.duration_ms ?? null)}
      </p>
      <LanguageLinks translations={piece.translations} language={language} />
      {goals.length > 0 && (
        <div className="learn-goals">
          <h2 {...interfaceTextAttributes(language)}>{messages.goals}</h2>
          <ul>
            {goals.map((goal) => (
              <li key={goal} dir="auto">
                {goal}
              </li>
            ))}
          </ul>
        </div>
      )}
      {!plan && (
        <p className="learn-silent" {...interfaceTextAttributes(language)}>
          {messages.noAudio}
        </p>
      )}
      <Downloads piece={piece} content={content} language={language} />
    </header>
  )
}

/** The downloads and the feed that a learner can use. */
function Downloads({ piece, content: { plan, bytes }, language }: Omit<PartProps, 'chapters'>) {
  if (!plan) return null
  const { address, downloads, feed_url: feed } = piece
  if (!downloads && !feed) return null
  return (
    <div className="learn-downloads" {...interfaceTextAttributes(language)}>
      {downloads && (
        <>
          <a className="learn-button" href={`${address}/episode.mp3?download`} download>
            <Download />
            {messages.download(megabytesOf(bytes ?? 0))}
          </a>
          <a className="learn-button" href={`${address}/transcript.txt`} download>
            <Download />
            {learn.downloadTranscript}
          </a>
        </>
      )}
      {feed && <FeedButton url={feed} language={language} />}
    </div>
  )
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

/** Nothing starts by itself. */
function Next({ piece: { next, module }, language }: Pick<PartProps, 'piece' | 'language'>) {
  if (!next) return null
  return (
    <a id="next" className="learn-next" href={next.url}>
      <span>
        <small {...interfaceTextAttributes(language)}>
          {module ? messages.nextIn(module) : messages.next}
        </small>
        <b dir="auto">{next.title}</b>
        <small {...interfaceTextAttributes(language)}>
          {lengthOf(next.format, next.parts, next.duration_ms)}
        </small>
      </span>
      <ArrowRight className="learn-flips" />
    </a>
  )
}

/** The bar at the bottom. Without the page's script, it contains the controls of the browser. */
function Player({ piece, content, language }: PartProps) {
  if (!content.plan) return <p {...interfaceTextAttributes(language)}>{messages.noAudio}</p>
  return (
    <section
      id="player"
      className="learn-bar"
      aria-label={messages.player}
      data-duration={content.plan.duration_ms}
      {...interfaceTextAttributes(language)}
    >
      {/* The transcript is above. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <audio controls preload="none" src={content.audio ?? ''} aria-label={piece.title} />
    </section>
  )
}
