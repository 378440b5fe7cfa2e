import { serveThread } from '../../../platform/workers/serve-thread.ts'
import type { PageToRead } from './read-any-page-html.ts'
import { type PageHtml, readPageHtml } from './page-html.ts'

serveThread(async ({ bytes, path, addresses }: PageToRead): Promise<PageHtml | undefined> =>
  readPageHtml(bytes, {
    path,
    names: new Set(addresses.keys()),
    addressOf: (name) => addresses.get(name) ?? '',
  }),
)
