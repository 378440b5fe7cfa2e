import type { LearnerCourse } from '@lectern/domain/learn/learner-piece.ts'
import { messages as learn } from '../messages.ts'
import { PageFoot } from '../page-frame.tsx'
import type { PageLanguage } from '../page-language.ts'
import { messages } from './messages.ts'

/** The published pieces of a course. */
export function CoursePage({ course, language }: { course: LearnerCourse; language: PageLanguage }) {
  return (
    <>
      <main className="learn-course">
        <h1 dir="auto">{course.title}</h1>
        {course.modules.length === 0 && <p>{messages.empty}</p>}
        {course.modules.map(({ title, pages }, at) => (
          <section key={at}>
            <h2 dir="auto">{title ?? messages.otherPages}</h2>
            <ul>
              {pages.flatMap(({ pieces }) =>
                pieces.map((piece) => (
                  <li key={piece.url}>
                    <a href={piece.url}>
                      <bdi>{piece.title}</bdi>
                    </a>{' '}
                    <small>{learn[piece.format]}</small>
                  </li>
                )),
              )}
            </ul>
          </section>
        ))}
      </main>
      <PageFoot madeFrom="" language={language} />
    </>
  )
}
