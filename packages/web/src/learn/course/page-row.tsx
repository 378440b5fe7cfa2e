import type { LearnerCourse } from '@lectern/domain/learn/learner-document.ts'
import { lengthOf } from '../lengths.ts'
import { messages as learn } from '../messages.ts'
import { interfaceTextAttributes } from '../interface-text-attributes.ts'
import { LanguageLinks } from '../language-links.tsx'
import { linkTo } from '../page-data.ts'
import { formatIcons } from '../page-frame.tsx'
import type { PageLanguage } from '../page-language.ts'

export type CourseEntry = LearnerCourse['modules'][number]['pages'][number]

interface PageRowProps {
  readonly page: CourseEntry
  readonly language: PageLanguage
  readonly embedded: boolean
}

/** A page with its pieces side by side. Pictures are loaded when they are near. */
export function PageRow({ page, language, embedded }: PageRowProps) {
  const { page_id: id, title, pieces, translations } = page
  const first = pieces[0]
  return (
    <li className="learn-page" data-page={id}>
      {first && (
        <img
          src={`${first.url}/artwork.png?small`}
          alt=""
          width={104}
          height={60}
          loading="lazy"
          decoding="async"
        />
      )}
      <div className="learn-title">
        <h3 dir="auto">{title}</h3>
        <LanguageLinks translations={translations} language={language} embedded={embedded} />
      </div>
      {pieces.map((piece) => (
        <PieceLink key={piece.url} piece={piece} language={language} embedded={embedded} />
      ))}
    </li>
  )
}

type PieceLinkProps = Omit<PageRowProps, 'page'> & { readonly piece: CourseEntry['pieces'][number] }

/** `listed-pieces.ts` reads its data, and shows the state on it. */
function PieceLink({ piece, language, embedded }: PieceLinkProps) {
  const { format, title, url, parts, duration_ms: duration, published_at: published } = piece
  const Icon = formatIcons[format]
  return (
    <a
      className="learn-piece"
      href={linkTo(url, embedded)}
      data-format={format}
      data-title={title}
      data-parts={parts}
      data-duration={duration ?? undefined}
      data-published={published}
      {...interfaceTextAttributes(language)}
    >
      <Ring />
      <span>
        <b>
          <Icon />
          {learn[format]}
          <bdi className="learn-hidden">{title}</bdi>
        </b>
        <small>{lengthOf(format, parts, duration)}</small>
      </span>
    </a>
  )
}

/** The state as a picture: an empty ring, a part of it, or a check. The words beside it say the same. */
function Ring() {
  return (
    <svg className="learn-ring" viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="16" r="13" />
      <circle cx="16" cy="16" r="13" pathLength="100" />
      <path d="M10 16.5l4 4 8-9" />
    </svg>
  )
}
