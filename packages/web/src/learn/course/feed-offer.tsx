import { icon } from '../../slides/runtime/icons.tsx'
import { ownWords } from '../own-words.ts'
import type { PageLanguage } from '../page-language.ts'
import { messages } from './messages.ts'

const Rss = icon('M4 11a9 9 0 0 1 9 9M4 4a16 16 0 0 1 16 16M6 19a1 1 0 1 1-2 0 1 1 0 0 1 2 0z')
const Copy = icon(
  'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2zM4 16a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2',
)

/** The private feed of the course. Without the page's script, its address can be copied by hand. */
export function FeedOffer({ url, language }: { url: string; language: PageLanguage }) {
  return (
    <section className="learn-feed" aria-labelledby="feed-title" {...ownWords(language)}>
      <Rss />
      <div>
        <h2 id="feed-title">{messages.feed}</h2>
        <p>{messages.feedHint}</p>
        <label>
          <span>{messages.feedAddress}</span>
          <input id="feed" type="text" readOnly dir="ltr" value={url} />
        </label>
      </div>
      <button type="button" id="copy-feed" className="learn-button learn-live">
        <Copy />
        <span>{messages.copyFeed}</span>
      </button>
      <output className="learn-hidden" />
    </section>
  )
}
