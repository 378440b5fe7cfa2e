import { coursesApi } from '@lectern/domain/api/courses.ts'
import { podcastsApi } from '@lectern/domain/api/podcasts.ts'
import { podcast } from '@lectern/domain/podcast/podcast.ts'
import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import { call, callWithAnswer } from '../../api/call.ts'
import type { EditableDocument } from '../../editing/editable-document.ts'
import { ifMatch } from '../../editing/if-match.ts'

export const podcastDocument: EditableDocument<Podcast> = {
  format: 'podcast',
  async load(page) {
    const { data, etag } = await callWithAnswer(podcastsApi.get, { params: page })
    return { document: data, etag }
  },
  async save(page, document, etag) {
    const { data, etag: saved } = await callWithAnswer(podcastsApi.save, {
      params: page,
      body: document,
      headers: ifMatch(etag),
    })
    return { document: data, etag: saved }
  },
  async complete(page) {
    await call(coursesApi.setStatus, { params: page, body: { podcast_status: 'Completed' } })
  },
  read: (stored) => podcast.safeParse(stored).data,
  countParts: (document) => document.segments.length,
  partName: 'segment',
  describeParts: ({ segments }) =>
    segments.map(({ segment_title, dialogue }) => ({
      name: segment_title,
      text: dialogue.map(({ speaker, content }) => `${speaker}: ${content}`).join('\n\n'),
    })),
  languageOf: (document) => document.podcast.language,
  loadVersions: (page) => call(podcastsApi.versions, { params: page }),
  loadVersion: (page, revision) =>
    call(podcastsApi.version, { params: { ...page, revision: String(revision) } }),
  texts: {
    saved: 'Podcast changes saved successfully!',
    notSaved: 'Failed to save changes. Please try again.',
    completed: 'Podcast marked as complete!',
    notCompleted: 'Podcast saved, but failed to update status. Please try again.',
  },
}
