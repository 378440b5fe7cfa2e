import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LearnPages } from '@lectern/domain/learn/learn-pages.ts'
import { type ManifestFile, pageFilesOf } from './learn/page-files.ts'
import { createLearnPages } from './learn/pages/create-learn-pages.tsx'

/** The names of the client's files, which the same build has written beside this one. */
const manifest = JSON.parse(
  readFileSync(join(import.meta.dirname, '../learner/manifest.json'), 'utf8'),
) as Record<string, ManifestFile>

const pages: LearnPages = createLearnPages(pageFilesOf(manifest, '/learner/'))

/** @public */
export const renderDocument: LearnPages['renderDocument'] = async (piece, options) =>
  pages.renderDocument(piece, options)

/** @public */
export const renderCourse: LearnPages['renderCourse'] = async (course, options) =>
  pages.renderCourse(course, options)

/** @public */
export const renderNotFound: LearnPages['renderNotFound'] = async (options) => pages.renderNotFound(options)
