import type { ReactNode } from 'react'
import type { LearnerLink, LearnerDocument } from '@lectern/domain/learn/learner-document.ts'
import { icon } from '../slides/runtime/icons.tsx'
import { Mark } from '../ui/mark.tsx'
import { minutesOf } from './lengths.ts'
import { messages } from './messages.ts'
import { interfaceTextAttributes } from './interface-text-attributes.ts'
import type { PageLanguage } from './page-language.ts'

const ChevronLeft = icon('m15 18-6-6 6-6')
export const formatIcons = {
  slideshow: icon('M2 3h20M21 3v11a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V3M7 21l5-5 5 5'),
  podcast: icon(
    'M3 14h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a9 9 0 0 1 18 0v7a2 2 0 0 1-2 2h-1a2 2 0 0 1-2-2v-3a2 2 0 0 1 2-2h3',
  ),
}

/** The bar at the top: to the course, and to the same page in the other format. */
export function PageTop({ piece, language }: { piece: LearnerDocument; language: PageLanguage }) {
  const { course, module, siblings, content } = piece
  const name = <bdi>{course.title}</bdi>
  return (
    <header className="learn-top">
      {course.url ? (
        <a className="learn-up" href={course.url}>
          <ChevronLeft className="learn-flips" />
          {name}
        </a>
      ) : (
        <span className="learn-up">{name}</span>
      )}
      {module && <bdi className="learn-module">{module}</bdi>}
      {siblings.length > 0 && (
        <nav className="learn-formats" aria-label={messages.formats} {...interfaceTextAttributes(language)}>
          <FormatLink format={content.format} />
          {siblings.map((link) => (
            <FormatLink key={link.url} format={link.format} link={link} />
          ))}
        </nav>
      )}
    </header>
  )
}

function FormatLink({ format, link }: { format: keyof typeof formatIcons; link?: LearnerLink }) {
  const Icon = formatIcons[format]
  return (
    <a href={link?.url} aria-current={link ? undefined : 'page'}>
      <Icon />
      <span>{messages[format]}</span>
      {link?.duration_ms ? <small>{minutesOf(link.duration_ms)}</small> : null}
    </a>
  )
}

interface FootProps {
  readonly madeFrom: string
  readonly language: PageLanguage
  /** Further elements at the bottom. */
  readonly children?: ReactNode
}

/** The foot of a page: the source of its piece, and a note about stored data. */
export function PageFoot({ madeFrom, language, children }: FootProps) {
  return (
    <footer className="learn-foot" {...interfaceTextAttributes(language)}>
      <Mark size={20} />
      {madeFrom && <p dir="auto">{messages.madeWith(madeFrom)}</p>}
      <p>{messages.kept}</p>
      {children}
    </footer>
  )
}

/** Facts about a piece. */
export function PieceFacts({ piece, language, children }: FactsProps) {
  const { course, module, page_title: page, credits, published_at: at } = piece
  const facts = [
    [messages.course, course.title],
    [messages.module, module],
    [messages.madeFrom, page],
    [messages.credits, credits.length > 0 && <Credits credits={credits} />],
    [messages.length, children],
    [messages.published, publishedOn(at, language)],
  ] as const
  return (
    <dl className="learn-facts">
      {facts.map(([name, value]) =>
        value ? (
          <div key={name}>
            <dt {...interfaceTextAttributes(language)}>{name}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}

function Credits({ credits }: Pick<LearnerDocument, 'credits'>) {
  return (
    <ul>
      {credits.map((credit) => (
        <li key={credit} dir="auto">
          {credit}
        </li>
      ))}
    </ul>
  )
}

interface FactsProps {
  readonly piece: LearnerDocument
  readonly language: PageLanguage
  /** How long it is. */
  readonly children: ReactNode
}

/** '22 November 2026' */
function publishedOn(at: string, { words }: PageLanguage): string {
  return new Date(at).toLocaleDateString(words === 'en' ? 'en-GB' : words, {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
}
