import { formats } from '@lectern/domain/courses/formats.ts'
import { feedsApi, type Feed, type FeedEpisode } from '@lectern/domain/api/learners/feeds.ts'
import type { Course } from '@lectern/domain/courses/course.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Copy, Rss } from 'lucide-react'
import { useId, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { sentenceOf } from '../../../api/api-problem.ts'
import { call } from '../../../api/call.ts'
import { AlertDialog } from '../../../ui/overlays/alert-dialog.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { inBackground } from '../../../ui/in-background.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { toast } from '../../../ui/overlays/toast.ts'
import { FeedArtwork } from './feed-artwork.tsx'
import { FeedDetails } from './feed-details.tsx'
import { messages } from './messages.ts'

/** Opens the private feed of a course. */
export function PodcastFeed({ course }: { course: Course }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        look="quiet"
        size="small"
        icon={<Rss aria-hidden className="size-4" />}
        onClick={() => setOpen(true)}
      >
        {messages.podcastFeed}
      </Button>
      {open && <FeedDialog course={course} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Opens the feed of the course in the address (`?feed=`), for example after *Complete*. */
export function FeedOfAddress({ courses }: { courses: readonly Course[] }) {
  const [search, setSearch] = useSearchParams()
  const course = courses.find(({ id }) => id === search.get('feed'))
  if (!course) return null
  const close = () =>
    setSearch(
      (before) => {
        before.delete('feed')
        return before
      },
      { replace: true },
    )
  return <FeedDialog course={course} onClose={close} />
}

/** Creates, copies and revokes the address of the feed of a course. */
function FeedDialog({ course, onClose }: { course: Course; onClose: () => void }) {
  const feed = useFeed(course.id)
  const [asking, setAsking] = useState(false)
  const { url } = feed

  async function copy(address: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(address)
      toast.success(messages.copied)
    } catch {
      toast.error(messages.notCopied)
    }
  }

  return (
    <Dialog open width="wide" title={messages.feedOf(course.name)} onClose={onClose}>
      <div className="grid gap-4">
        <p className="text-sm text-ink-2">{messages.about}</p>
        {feed.problem !== undefined && <Banner>{feed.problem}</Banner>}
        {feed.loading && <output className="text-sm text-ink-3">{messages.loading}</output>}
        {typeof url === 'string' && (
          <>
            <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
              <TextField
                label={messages.address}
                readOnly
                dir="ltr"
                value={url}
                onFocus={(event) => event.target.select()}
              />
              <Button icon={<Copy aria-hidden className="size-4" />} onClick={() => inBackground(copy(url))}>
                {messages.copy}
              </Button>
            </div>
            <Button look="link" flush className="-my-2 justify-self-start" onClick={() => setAsking(true)}>
              {messages.revokeAddress}
            </Button>
            {feed.details && (
              <>
                <FeedDetails courseId={course.id} details={feed.details} onSaved={feed.described} />
                <FeedArtwork courseId={course.id} artwork={feed.details.artwork} onChanged={feed.described} />
              </>
            )}
          </>
        )}
        {url === null && (
          <Button
            look="primary"
            className="justify-self-start"
            icon={<Rss aria-hidden className="size-4" />}
            busy={feed.busy}
            onClick={feed.create}
          >
            {messages.create}
          </Button>
        )}
        <Episodes courseId={course.id} />
      </div>
      <AlertDialog
        open={asking}
        title={messages.revokeAddress}
        confirmLabel={messages.revoke}
        onConfirm={() => {
          setAsking(false)
          feed.revoke()
        }}
        onCancel={() => setAsking(false)}
      >
        {messages.whatRevokingDoes}
      </AlertDialog>
    </Dialog>
  )
}

/** The complete podcasts of a course: those in the feed, and those that it leaves out with the reason. */
function Episodes({ courseId }: { courseId: string }) {
  const { data, isError } = useQuery({
    queryKey: ['podcast feed episodes', courseId],
    queryFn: ({ signal }) => call(feedsApi.episodes, { params: { courseId }, signal }),
    gcTime: 0,
  })
  if (isError) return <Banner>{messages.episodesNotLoaded}</Banner>
  if (!data) return null
  const held = data.episodes.filter(({ left_out }) => left_out === null)
  const leftOut = data.episodes.filter(({ left_out }) => left_out !== null)
  return (
    <>
      {data.episodes.length === 0 && <p className="text-sm text-ink-2">{messages.noEpisodes}</p>}
      {held.length > 0 && <EpisodeList title={messages.inFeed} courseId={courseId} episodes={held} />}
      {leftOut.length > 0 && <EpisodeList title={messages.leftOut} courseId={courseId} episodes={leftOut} />}
    </>
  )
}

interface EpisodeListProps {
  title: string
  courseId: string
  episodes: readonly FeedEpisode[]
}

function EpisodeList({ title, courseId, episodes }: EpisodeListProps) {
  const id = useId()
  return (
    <section className="grid gap-1 text-sm" aria-labelledby={id}>
      <h3 id={id} className="font-strong">
        {title}
      </h3>
      <ul aria-labelledby={id} className="grid gap-1">
        {episodes.map((episode) => (
          <li key={episode.page_id}>
            <Link
              to={`${formats.podcast.editor}/${encodeURIComponent(courseId)}/${encodeURIComponent(episode.page_id)}`}
              dir="auto"
            >
              {episode.title}
            </Link>
            {episode.left_out !== null && <p className="text-ink-2">{episode.left_out}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The feed of a course. Its address is null if there is no feed, undefined until it is loaded. */
function useFeed(courseId: string) {
  const queries = useQueryClient()
  const key = ['podcast feed', courseId]
  const params = { courseId }
  const known = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(feedsApi.get, { params, signal }),
    gcTime: 0,
  })
  const create = useMutation({
    mutationFn: () => call(feedsApi.create, { params }),
    onSuccess: (made) => queries.setQueryData(key, made),
  })
  const revoke = useMutation({
    mutationFn: () => call(feedsApi.revoke, { params }),
    onSuccess: () => queries.setQueryData(key, { url: null, author: null, description: null, artwork: null }),
  })
  const problems = [
    [known.error, messages.notLoaded],
    [create.error, messages.notCreated],
    [revoke.error, messages.notRevoked],
  ] as const
  const [problem] = problems.flatMap(([error, fallback]) => (error ? [sentenceOf(error, fallback)] : []))
  return {
    url: known.data?.url,
    details: known.data,
    described: (feed: Feed) => {
      queries.setQueryData(key, feed)
    },
    loading: known.isPending,
    busy: create.isPending || revoke.isPending,
    problem,
    create: () => create.mutate(),
    revoke: () => revoke.mutate(),
  }
}
