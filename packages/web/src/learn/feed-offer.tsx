import { icon } from '../slides/runtime/icons.tsx'
import { interfaceTextAttributes } from './interface-text-attributes.ts'
import type { PageLanguage } from './page-language.ts'
import { messages } from './feed-messages.ts'

const Rss = icon('M4 11a9 9 0 0 1 9 9M4 4a16 16 0 0 1 16 16M6 19a1 1 0 1 1-2 0 1 1 0 0 1 2 0z')
const Copy = icon(
  'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2zM4 16a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2',
)

interface FeedProps {
  readonly url: string
  readonly language: PageLanguage
}

/** The private feed of the course, on its page. */
export function FeedOffer({ url, language }: FeedProps) {
  return (
    <section className="learn-feed" aria-labelledby="feed-title" {...interfaceTextAttributes(language)}>
      <Rss />
      <div>
        <h2 id="feed-title">{messages.feed}</h2>
        <FeedAddress url={url} />
      </div>
      <CopyFeed />
    </section>
  )
}

/** The same, opened by a button, on the page of a podcast. */
export function FeedButton({ url, language }: FeedProps) {
  return (
    <details className="learn-feed-button" {...interfaceTextAttributes(language)}>
      <summary className="learn-button">
        <Rss />
        {messages.addToApp}
      </summary>
      <FeedAddress url={url} />
      <CopyFeed />
    </details>
  )
}

/** Without the page's script, the address can be copied by hand. */
function FeedAddress({ url }: Pick<FeedProps, 'url'>) {
  return (
    <>
      <p>{messages.feedHint}</p>
      <label>
        <span>{messages.feedAddress}</span>
        <input id="feed" type="text" readOnly dir="ltr" value={url} />
      </label>
    </>
  )
}

/** `offer-to-copy.ts` makes it work. */
function CopyFeed() {
  return (
    <>
      <button type="button" id="copy-feed" className="learn-button learn-live">
        <Copy />
        <span>{messages.copyFeed}</span>
      </button>
      <output className="learn-hidden" />
    </>
  )
}
