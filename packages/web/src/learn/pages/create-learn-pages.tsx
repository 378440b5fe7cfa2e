import type { LearnPage, LearnPages } from '@lectern/domain/learn/learn-pages.ts'
import type { LearnerDocument } from '@lectern/domain/learn/learner-document.ts'
import type { Slide, Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { sentencesOf } from '../../messages/sentences.ts'
import { isAnswerableQuiz } from '../../slides/player/playback/scene.ts'
import { FirstSlide } from '../../slides/player/first-slide.tsx'
import { fetchCodeOf } from '../../slides/stage/slide-code.ts'
import { translatedWords } from '../../slides/views/use-quiz-words.ts'
import { CoursePage } from '../course/course-page.tsx'
import { previewOf, renderDocument } from '../document.tsx'
import { NotFoundPage } from '../not-found/not-found-page.tsx'
import { messages as notFound } from '../not-found/messages.ts'
import type { FindPageFiles } from '../page-files.ts'
import { type PageLanguage, pageLanguage, renderIn } from '../page-language.ts'
import { type PodcastContent, PodcastPage } from '../podcast/podcast-page.tsx'
import { SlideshowPage, subtitleOf } from '../slideshow/slideshow-page.tsx'

interface PieceOptions {
  readonly publicUrl: string
  readonly embedded: boolean
  readonly language: PageLanguage
  readonly filesOf: FindPageFiles
}

/** Draws the pages for learners with the files of a build. */
export function createLearnPages(filesOf: FindPageFiles): LearnPages {
  return {
    async renderDocument(piece, options) {
      const { content } = piece
      const contentLanguage =
        piece.language ??
        (content.format === 'slideshow' ? content.slideshow.presentation : content.podcast.podcast).language
      const language = pageLanguage(contentLanguage, options.language)
      const drawn = { ...options, language, filesOf }
      return content.format === 'slideshow'
        ? renderSlideshow(piece, content.slideshow, drawn)
        : renderPodcast(piece, content, drawn)
    },

    async renderCourse(course, { language: preferred, publicUrl, embedded }) {
      const language = pageLanguage(course.language, preferred)
      return renderIn(language.words, () =>
        renderDocument({
          language,
          title: course.title,
          preview: {
            title: course.title,
            description: course.code,
            url: `${publicUrl}${course.address}`,
            type: 'website',
          },
          files: filesOf('learn/course/course-client.tsx'),
          embedded,
          body: <CoursePage course={course} language={language} embedded={embedded} />,
        }),
      )
    },

    async renderNotFound({ language: preferred }) {
      const language = pageLanguage(undefined, preferred)
      return renderIn(language.words, () => {
        const { styles } = filesOf('learn/not-found/not-found-client.ts')
        const files = { styles, scripts: [] }
        return renderDocument({ language, title: notFound.title, files, body: <NotFoundPage /> })
      })
    },
  }
}

async function renderSlideshow(
  piece: LearnerDocument,
  slideshow: Slideshow,
  options: PieceOptions,
): Promise<LearnPage> {
  const { language, embedded, publicUrl, filesOf } = options
  const first = slideshow.slides[0]
  if (first) await fetchCodeOf({ ...first, animations: null })
  if (slideshow.slides.some(isAnswerableQuiz)) await translatedWords.fetch()
  const description = subtitleOf(slideshow) || (first?.audio_script ?? '') || piece.course.title
  return renderIn(language.words, () =>
    renderDocument({
      language,
      title: titleOf(piece),
      preview: previewOf(piece, publicUrl, description),
      files: filesOf('learn/slideshow/slideshow-client.tsx', first ? modulesOf(first) : []),
      embedded,
      data: `${piece.address}/piece.json`,
      body: (
        <SlideshowPage
          piece={piece}
          slideshow={slideshow}
          language={language}
          embedded={embedded}
          firstSlide={first && <FirstSlide slide={first} presentation={slideshow.presentation} />}
        />
      ),
    }),
  )
}

async function renderPodcast(
  piece: LearnerDocument,
  content: PodcastContent,
  options: PieceOptions,
): Promise<LearnPage> {
  const { language, embedded, publicUrl, filesOf } = options
  const { podcast, segments } = content.podcast
  const goals = sentencesOf(podcast.learning_objectives)
  const description = goals || (segments[0]?.dialogue[0]?.content ?? '') || piece.course.title
  return renderIn(language.words, () =>
    renderDocument({
      language,
      title: titleOf(piece),
      preview: previewOf(piece, publicUrl, description),
      files: filesOf('learn/podcast/podcast-client.tsx'),
      embedded,
      version: piece.version,
      body: <PodcastPage piece={piece} content={content} language={language} embedded={embedded} />,
    }),
  )
}

const titleOf = ({ title, course }: LearnerDocument): string =>
  course.title ? `${title} · ${course.title}` : title

/** The module with the styles of title pictures. The styles of the other slides are in those of the player. */
const modulesOf = ({ slide_type: type }: Slide): readonly string[] =>
  type === 'title' ? ['slides/views/title-art.tsx'] : []
