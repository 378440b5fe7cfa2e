import { feedsApi, type Feed, type FeedDetails as Details } from '@lectern/domain/api/learners/feeds.ts'
import { useState } from 'react'
import { sentenceOf } from '../../../api/api-problem.ts'
import { call } from '../../../api/call.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { inBackground } from '../../../ui/in-background.ts'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { messages } from './messages.ts'

interface FeedDetailsProps {
  courseId: string
  details: Details
  onSaved: (feed: Feed) => void
}

/** The description of a feed in podcast apps. Lectern fills in empty fields. */
export function FeedDetails({ courseId, details, onSaved }: FeedDetailsProps) {
  const [author, setAuthor] = useState(details.author ?? '')
  const [description, setDescription] = useState(details.description ?? '')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [saved, setSaved] = useState(false)
  const changed = author !== (details.author ?? '') || description !== (details.description ?? '')

  async function save(): Promise<void> {
    setBusy(true)
    setFailure(undefined)
    try {
      const feed = await call(feedsApi.describe, { params: { courseId }, body: { author, description } })
      // The user may have typed during the save.
      setAuthor((now) => (now === author ? (feed.author ?? '') : now))
      setDescription((now) => (now === description ? (feed.description ?? '') : now))
      onSaved(feed)
      setSaved(true)
    } catch (problem) {
      setFailure(sentenceOf(problem, messages.notSaved))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      className="grid gap-3 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault()
        inBackground(save())
      }}
    >
      {failure !== undefined && <Banner>{failure}</Banner>}
      <TextField
        label={messages.author}
        hint={messages.authorHint}
        dir="auto"
        maxLength={200}
        value={author}
        onChange={({ target }) => setAuthor(target.value)}
      />
      <TextArea
        label={messages.description}
        hint={messages.descriptionHint}
        dir="auto"
        maxLength={4000}
        value={description}
        onChange={({ target }) => setDescription(target.value)}
      />
      <div className="flex items-center gap-3">
        <Button type="submit" size="small" busy={busy} disabled={!changed && !busy}>
          {messages.save}
        </Button>
        <output className="text-sm text-ink-2">{saved && !changed && messages.saved}</output>
      </div>
    </form>
  )
}
