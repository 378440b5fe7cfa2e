import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LearnPages } from '@lectern/domain/learn/learn-pages.ts'
import { type ManifestFile, pageFilesOf } from './learn/page-files.ts'
import { createLearnPages } from './learn/pages/create-learn-pages.tsx'

/** A file of the client, which the same build has written beside this one. */
const readClientFile = (file: string): string =>
  readFileSync(join(import.meta.dirname, '../learner', file), 'utf8')

/** The names of the client's files. */
const manifest = JSON.parse(readClientFile('manifest.json')) as Record<string, ManifestFile>

const pages: LearnPages = createLearnPages(pageFilesOf(manifest, '/learner/', readClientFile))

/** @public */
export const renderDocument: LearnPages['renderDocument'] = async (piece, options) =>
  pages.renderDocument(piece, options)

/** @public */
export const renderCourse: LearnPages['renderCourse'] = async (course, options) =>
  pages.renderCourse(course, options)

/** @public */
export const renderNotFound: LearnPages['renderNotFound'] = async (options) => pages.renderNotFound(options)
