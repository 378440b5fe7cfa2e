import type { LearnerCourse } from '@lectern/domain/learn/learner-document.ts'
import { Play } from '../../slides/runtime/icons.tsx'
import { FeedOffer } from '../feed-offer.tsx'
import { interfaceTextAttributes } from '../interface-text-attributes.ts'
import { PageFoot } from '../page-frame.tsx'
import type { PageLanguage } from '../page-language.ts'
import { messages } from './messages.ts'
import { PageRow } from './page-row.tsx'
import { SearchTools } from './search-tools.tsx'

interface CourseProps {
  readonly course: LearnerCourse
  readonly language: PageLanguage
  readonly embedded: boolean
}

/** The published pieces of a course. Its script adds the progress on this device, search and filters. */
export function CoursePage({ course, language, embedded }: CourseProps) {
  const { modules, feed_url: feed } = course
  return (
    <>
      <main className="learn-course">
        <Head course={course} language={language} />
        <div className="learn-list">
          {modules.length === 0 ? (
            <p {...interfaceTextAttributes(language)}>{messages.empty}</p>
          ) : (
            <SearchTools language={language} />
          )}
          {modules.map(({ title, pages }, at) => (
            <section key={at} className="learn-module-list">
              <header>
                {title === null ? (
                  <h2 {...interfaceTextAttributes(language)}>{messages.otherPages}</h2>
                ) : (
                  <h2 dir="auto">{title}</h2>
                )}
                <p className="learn-live" {...interfaceTextAttributes(language)} />
              </header>
              <ol>
                {pages.map((page) => (
                  <PageRow key={page.page_id} page={page} language={language} embedded={embedded} />
                ))}
              </ol>
            </section>
          ))}
          {feed && <FeedOffer url={feed} language={language} />}
        </div>
      </main>
      {!embedded && <Foot language={language} />}
    </>
  )
}

function Foot({ language }: Pick<CourseProps, 'language'>) {
  return (
    <PageFoot madeFrom="" language={language}>
      <details className="learn-forget learn-live">
        <summary>{messages.forget}</summary>
        <p>{messages.forgetHint}</p>
        <button type="button" className="learn-button">
          {messages.forgetNow}
        </button>
      </details>
      <output id="forgotten" className="learn-hidden" />
    </PageFoot>
  )
}

/** Title, progress, and one way to go on. */
function Head({ course, language }: Omit<CourseProps, 'embedded'>) {
  return (
    <header className="learn-course-head">
      <div>
        {course.code && (
          <p>
            <code dir="auto">{course.code}</code>
          </p>
        )}
        <h1 dir="auto">{course.title}</h1>
        <p className="learn-progress learn-live" {...interfaceTextAttributes(language)}>
          <i aria-hidden="true" />
          <b /> <span>{messages.onDevice}</span>
        </p>
      </div>
      <a id="go-on" className="learn-go-on" href={course.address} hidden>
        <img alt="" width={148} height={84} />
        <span>
          <small {...interfaceTextAttributes(language)}>{messages.goOn}</small>
          <b dir="auto" />
          <small {...interfaceTextAttributes(language)} />
        </span>
        <Play fill="currentColor" />
      </a>
    </header>
  )
}
