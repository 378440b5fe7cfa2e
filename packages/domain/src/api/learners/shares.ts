import { z } from 'zod/mini'
import { externalId } from '../../courses/ids.ts'
import { formatNames } from '../../courses/formats.ts'
import { endpoint } from '../endpoint/endpoint.ts'
import { embeddingSite } from './site-origin.ts'

/** The most sites that may embed a share. */
export const mostSites = 20

/** Sites that may embed a share: their addresses, or `*` for every site. Empty: none. */
const embedOrigins = z.array(embeddingSite).check(z.maxLength(mostSites))

const shareSettings = {
  /** When the address stops working (ISO 8601). Null: never. Requests with a moment in the past are refused. */
  expires_at: z.nullable(z.iso.datetime({ offset: true })),
  /** Whether learners may download the audio, the transcript and the captions. */
  downloads: z.boolean(),
}

/** A page in the course system whose player shows a share. */
const pageOfShare = z.object({
  publication_id: z.uuid(),
  title: z.string(),
  /** Null until the page is written. */
  url: z.nullable(z.string()),
  /** The page still has an address that ended. Publishing again writes the present one. */
  shows_old_address: z.boolean(),
})

/** A secret address at which learners see a slideshow or podcast, or all published ones of a course. */
export const share = z.object({
  share_id: z.uuid(),
  course_id: externalId,
  /** Null together with `format` for the share of a whole course. */
  page_id: z.nullable(externalId),
  format: z.nullable(z.enum(formatNames)),
  /** The address for learners. */
  url: z.string(),
  /** The same without anything around the player, for frames. */
  embed_url: z.string(),
  /** HTML that embeds it in another page. */
  embed_code: z.string(),
  /** Name of the user who created it. Null if the account was deleted. */
  created_by: z.nullable(z.string()),
  created_at: z.string(),
  ...shareSettings,
  /** The origins of the sites that may embed it, or `*` for every site. */
  embed_origins: z.array(z.string()),
  /** The revision that learners see. Null if nothing is published, and for a course. */
  published_revision: z.nullable(z.number()),
  /** The page of the course system that shows it. It ends with this page. Null for an address that an author handed out. */
  used_by_page: z.nullable(pageOfShare),
})
export type Share = z.infer<typeof share>

const shareParams = z.object({ shareId: z.uuid() })
const both = 'Send page_id and format together, or neither to share the whole course.'

/** The secret addresses that authors give to learners. All of them need access to the course. */
export const sharesApi = {
  create: endpoint({
    method: 'POST',
    path: '/api/shares',
    summary:
      'Give learners an address for a slideshow or podcast, or for a whole course. Without embed_origins, the course system may embed it.',
    access: 'user',
    body: z
      .object({
        course_id: externalId,
        page_id: z.optional(z.nullable(externalId)),
        format: z.optional(z.nullable(z.enum(formatNames))),
        expires_at: z.optional(shareSettings.expires_at),
        downloads: z.optional(shareSettings.downloads),
        embed_origins: z.optional(embedOrigins),
      })
      .check(z.refine(({ page_id: page, format }) => !page === !format, { error: both })),
    answer: share,
    status: 201,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/shares',
    summary: 'The addresses for learners of a course and of its pages, newest first.',
    access: 'user',
    query: z.object({ course_id: externalId }),
    answer: z.array(share),
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/shares/{shareId}',
    summary: 'Change when an address ends, whether learners may download, and who may embed it.',
    access: 'user',
    params: shareParams,
    body: z.object({
      expires_at: z.optional(shareSettings.expires_at),
      downloads: z.optional(shareSettings.downloads),
      embed_origins: z.optional(embedOrigins),
    }),
    answer: share,
  }),
  renew: endpoint({
    method: 'POST',
    path: '/api/shares/{shareId}/renew',
    summary:
      'Replace the secret of an address. The old address never works again. Refused for an address that has ended: change expires_at first. Addresses of translations, to which its page had links, stay: renew them too.',
    access: 'user',
    params: shareParams,
    answer: share,
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/api/shares/{shareId}',
    summary:
      'End an address. It never works again. Addresses of translations, to which its page had links, stay: end them too.',
    access: 'user',
    params: shareParams,
    answer: z.object({ status: z.literal('success') }),
  }),
} as const
