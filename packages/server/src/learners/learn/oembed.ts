import type { learnApi } from '@lectern/domain/api/learners/learn.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { z } from 'zod/mini'
import { embedCode, embedSize } from '../shares/embed-code.ts'
import type { FoundDocument } from './learner-files.ts'
import type { AskedDocument, LearnerPlaces } from './learner-places.ts'
import { readLearnerAddress } from './read-learner-address.ts'

interface EmbeddingDependencies {
  readonly places: Pick<LearnerPlaces, 'course'>
  readonly findDocument: (asked: AskedDocument) => Promise<FoundDocument>
  readonly publicUrl: string
}

/**
 * Describes the frame of a share (oEmbed 1.0, https://oembed.com). NOT_FOUND for other addresses and for shares that have
 * ended. EMBED_FORMAT_NOT_SUPPORTED for a format other than JSON.
 */
export async function describeEmbedding(
  { places, findDocument, publicUrl }: EmbeddingDependencies,
  query: z.output<typeof learnApi.oEmbed.query & object>,
): Promise<z.input<typeof learnApi.oEmbed.answer>> {
  if (query.format !== undefined && query.format !== 'json') throw new Problem('EMBED_FORMAT_NOT_SUPPORTED')
  const asked = readLearnerAddress(query.url, publicUrl)
  if (!asked) throw new Problem('NOT_FOUND')
  const { address, title } = await describe(asked)
  const size = sizeWithin(Number(query.maxwidth), Number(query.maxheight))
  return {
    version: '1.0',
    type: 'rich',
    title,
    provider_name: 'Lectern',
    provider_url: publicUrl,
    html: embedCode(`${publicUrl}${address}?embed`, title, size),
    ...size,
  }

  async function describe(found: NonNullable<ReturnType<typeof readLearnerAddress>>) {
    if ('course' in found) {
      const { share, address: path } = await places.course(found.course)
      return { address: path, title: share.courseName }
    }
    const { place, prepared } = await findDocument(found.document)
    return { address: place.address, title: prepared.title }
  }
}

/** The usual size, made smaller in its proportions to fit. At least one pixel, because a frame without a size shows nothing. */
function sizeWithin(maxWidth: number, maxHeight: number) {
  const ratio = Math.min(
    1,
    ...[maxWidth / embedSize.width, maxHeight / embedSize.height].filter((one) => one > 0),
  )
  const scaled = (length: number) => Math.max(1, Math.round(length * ratio))
  return { width: scaled(embedSize.width), height: scaled(embedSize.height) }
}
