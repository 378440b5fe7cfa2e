import { coursesApi } from '@lectern/domain/api/courses.ts'
import { podcastsApi } from '@lectern/domain/api/podcasts.ts'
import { withSegments } from '@lectern/domain/podcast/edit-segments.ts'
import { podcast } from '@lectern/domain/podcast/podcast.ts'
import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import { call, callWithAnswer } from '../../api/call.ts'
import { ownContent } from '../../editing/document-part.ts'
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
    segments.map((segment) => ({
      name: segment.segment_title,
      text: segment.dialogue.map(({ speaker, content }) => `${speaker}: ${content}`).join('\n\n'),
      content: ownContent(segment),
    })),
  describeFrame: ({ podcast: about }) => ({
    name: 'Title and information',
    text: [about.title, about.target_audience, ...about.learning_objectives].join('\n\n'),
    content: ownContent(about),
  }),
  assemble: (frame, parts) =>
    withSegments(
      frame,
      parts.flatMap(({ document, index }) => document.segments[index] ?? []),
    ),
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
