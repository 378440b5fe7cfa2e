import { feedsApi } from '@lectern/domain/api/feeds.ts'
import type { Course } from '@lectern/domain/courses/course.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Copy, Rss } from 'lucide-react'
import { useState } from 'react'
import { sentenceOf } from '../../api/api-problem.ts'
import { call } from '../../api/call.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { inBackground } from '../../ui/in-background.ts'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'

/** Leads to the private feed of a course. */
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
        Podcast feed
      </Button>
      {open && <FeedDialog course={course} onClose={() => setOpen(false)} />}
    </>
  )
}

/** The address under which podcast apps find the episodes of a course: made, copied, revoked. */
function FeedDialog({ course, onClose }: { course: Course; onClose: () => void }) {
  const feed = useFeed(course.id)
  const [asking, setAsking] = useState(false)
  const { url } = feed

  async function copy(address: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(address)
      toast.success('Address copied.')
    } catch {
      toast.error('The address could not be copied. Please select it and copy it yourself.')
    }
  }

  return (
    <Dialog open width="wide" title={`Podcast feed of ${course.name}`} onClose={onClose}>
      <div className="grid gap-4">
        <p className="text-sm text-ink-2">
          Listen in any podcast app: the feed holds every podcast of this course that is marked complete and
          has all of its audio. It is in no directory. Whoever has the address can listen, without logging in.
        </p>
        {feed.problem !== undefined && <Banner>{feed.problem}</Banner>}
        {feed.loading && <output className="text-sm text-ink-3">Loading the feed...</output>}
        {typeof url === 'string' && (
          <>
            <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
              <TextField
                label="Address of the feed"
                readOnly
                dir="ltr"
                value={url}
                onFocus={(event) => event.target.select()}
              />
              <Button icon={<Copy aria-hidden className="size-4" />} onClick={() => inBackground(copy(url))}>
                Copy
              </Button>
            </div>
            <Button look="link" className="justify-self-start" onClick={() => setAsking(true)}>
              Revoke address
            </Button>
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
            Create feed
          </Button>
        )}
      </div>
      <AlertDialog
        open={asking}
        title="Revoke address"
        confirmLabel="Revoke"
        onConfirm={() => {
          setAsking(false)
          feed.revoke()
        }}
        onCancel={() => setAsking(false)}
      >
        Podcast apps that have this address will find nothing there any more. You can create a feed with
        another address at any time.
      </AlertDialog>
    </Dialog>
  )
}

/** The feed of a course; its address is null where it has none, undefined until that is known. */
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
    onSuccess: () => queries.setQueryData(key, { url: null }),
  })
  const problems = [
    [known.error, 'Failed to load the podcast feed. Please try again.'],
    [create.error, 'Failed to create the podcast feed. Please try again.'],
    [revoke.error, 'Failed to revoke the address. Please try again.'],
  ] as const
  const [problem] = problems.flatMap(([error, fallback]) => (error ? [sentenceOf(error, fallback)] : []))
  return {
    url: known.data?.url,
    loading: known.isPending,
    busy: create.isPending || revoke.isPending,
    problem,
    create: () => create.mutate(),
    revoke: () => revoke.mutate(),
  }
}
