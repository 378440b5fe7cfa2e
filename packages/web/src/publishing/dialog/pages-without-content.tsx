import { FormatIcon } from '../../formats/format-icon.tsx'
import { messages } from '../state/messages.ts'
import { type OfferedPiece, pieceKey } from '../state/pieces.ts'
import { RemovePages } from './remove-pages.tsx'

interface PagesWithoutContentProps {
  pages: readonly OfferedPiece[]
  courseId: string
}

/** Pages in the course without complete content. They cannot be updated, only removed. */
export function PagesWithoutContent({ pages, courseId }: PagesWithoutContentProps) {
  if (pages.length === 0) return null
  return (
    <section className="grid grid-cols-1 gap-2.5">
      <h3 className="font-strong">{messages.leftPages}</h3>
      <p className="text-sm text-pretty text-ink-2">{messages.whatLeftPagesShow}</p>
      <ul className="overflow-hidden rounded-3 border border-line">
        {pages.map((page) => (
          <li
            key={pieceKey(page)}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line px-3.5 py-2 not-first:border-t"
          >
            <FormatIcon format={page.format} />
            <PageTitle page={page} />
            <RemovePages pieces={[page]} courseId={courseId} title={page.title} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function PageTitle({ page: { title, publication } }: { page: OfferedPiece }) {
  const look = 'min-w-40 flex-1 leading-snug wrap-anywhere'
  const url = publication?.url
  if (!url) return <bdi className={look}>{title}</bdi>
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={messages.openOf(title)}
      className={`${look} underline`}
    >
      <bdi>{title}</bdi>
    </a>
  )
}
