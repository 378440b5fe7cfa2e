import { createHash } from 'node:crypto'
import type { LearnPage, LearnPages } from '@lectern/domain/learn/learn-pages.ts'
import { escapeText } from '@lectern/domain/markup/escape.ts'

/** Draws pages whose text is what they were drawn from, so that tests see everything that a page may show. */
export const fakeLearnPages: LearnPages = {
  renderDocument: async (document, options) => page('piece', { piece: document, options }),
  renderCourse: async (course, options) => page('course', { course, options }),
  renderNotFound: async () => page('gone', {}),
}

const styles = 'pre { white-space: pre-wrap }'

/** The hash of the style element of all fake pages. */
export const fakeStyleHash = `sha256-${createHash('sha256').update(styles).digest('base64')}`

const page = (kind: string, shown: object): LearnPage => ({
  html: `<!doctype html><title>${kind}</title><style>${styles}</style><pre>${escapeText(JSON.stringify(shown))}</pre>`,
  styleHash: fakeStyleHash,
})
