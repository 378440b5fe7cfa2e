import type { LearnPages } from '@lectern/domain/learn/learn-pages.ts'
import { escapeText } from '@lectern/domain/markup/escape.ts'

/** Draws pages whose text is what they were drawn from, so that tests see everything that a page may show. */
export const fakeLearnPages: LearnPages = {
  renderDocument: async (document, options) => page('piece', { piece: document, options }),
  renderCourse: async (course, options) => page('course', { course, options }),
  renderNotFound: async () => page('gone', {}),
}

const page = (kind: string, shown: object) =>
  `<!doctype html><title>${kind}</title><pre>${escapeText(JSON.stringify(shown))}</pre>`
