import type { LearnerPiece } from '@lectern/domain/learn/learner-piece.ts'
import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import { messages as learn } from '../messages.ts'
import { PageFoot, PageTop } from '../page-frame.tsx'
import type { PageLanguage } from '../page-language.ts'

interface PodcastPageProps {
  readonly piece: LearnerPiece
  readonly podcast: Podcast
  readonly language: PageLanguage
  readonly embedded: boolean
}

/** The page of a podcast: its audio and its transcript. */
export function PodcastPage({ piece, podcast, language, embedded }: PodcastPageProps) {
  return (
    <>
      {!embedded && <PageTop piece={piece} language={language} />}
      <main className="learn-podcast">
        <h1 dir="auto">{piece.title}</h1>
        {/* The transcript is below. */}
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
        <audio controls preload="none" src={`${piece.address}/episode.mp3`} />
        {!embedded && (
          <section aria-labelledby="transcript">
            <h2 id="transcript">{learn.transcript}</h2>
            {podcast.segments.map((segment) => (
              <section key={segment.key}>
                <h3 dir="auto">{segment.segment_title}</h3>
                {segment.dialogue.map((line) => (
                  <p key={line.key} dir="auto">
                    <b>{line.speaker}</b> {line.content}
                  </p>
                ))}
              </section>
            ))}
          </section>
        )}
      </main>
      {!embedded && <PageFoot madeFrom={piece.page_title} language={language} />}
    </>
  )
}
