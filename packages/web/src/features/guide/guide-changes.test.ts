import type { GuideChange } from '@lectern/domain/accounts/guide.ts'
import { expect, test } from 'vitest'
import { createGuideChanges } from './guide-changes.ts'

const at = (step: string): GuideChange => ({ tour: { state: 'left', step } })

/** A server that answers when the test lets it. */
function heldServer() {
  const sent: GuideChange[] = []
  const answers: PromiseWithResolvers<void>[] = []
  return {
    sent,
    answers,
    send: (change: GuideChange) => {
      sent.push(change)
      const answer = Promise.withResolvers<void>()
      answers.push(answer)
      return answer.promise
    },
  }
}

test('a change waits for the answer to the one before, and waiting changes are sent together', async () => {
  const { sent, answers, send } = heldServer()
  const { add } = createGuideChanges(send, () => 'ada')
  const first = add(at('pages'))
  const rest = [add(at('status')), add({ seen_news: 'n1' }), add(at('editor'))]
  expect(sent).toEqual([at('pages')])
  answers[0]?.resolve()
  await expect.poll(() => sent.slice(1)).toEqual([{ ...at('editor'), seen_news: 'n1' }])
  answers[1]?.resolve()
  await Promise.all([first, ...rest])
  expect(sent).toHaveLength(2)
})

test('a change that waits is sent immediately when the page is closed', async () => {
  const { sent, answers, send } = heldServer()
  const { add, flush } = createGuideChanges(send, () => 'ada')
  const done = Promise.all([add(at('pages')), add(at('status'))])
  flush()
  expect(sent).toEqual([at('pages'), at('status')])
  for (const { resolve } of answers) resolve()
  await done
  flush()
  expect(sent).toHaveLength(2)
})

test('a failed request does not stop later changes', async () => {
  const { sent, answers, send } = heldServer()
  const { add } = createGuideChanges(send, () => 'ada')
  const done = Promise.all([add(at('pages')), add(at('status'))])
  answers[0]?.reject(new Error('No connection.'))
  await expect.poll(() => sent).toEqual([at('pages'), at('status')])
  answers[1]?.resolve()
  await done
})

test('a change that waits is not sent for the next user of the browser', async () => {
  const { sent, answers, send } = heldServer()
  let session = 'ada'
  const { add } = createGuideChanges(send, () => session)
  const done = Promise.all([add(at('pages')), add(at('status'))])
  session = 'eve'
  answers[0]?.resolve()
  await done
  expect(sent).toEqual([at('pages')])
  const last = add(at('import'))
  expect(sent).toEqual([at('pages'), at('import')])
  answers[1]?.resolve()
  await last
})

test('a change of the next user is sent, also while a request of the user before runs', async () => {
  const { sent, answers, send } = heldServer()
  let session = 'ada'
  const { add } = createGuideChanges(send, () => session)
  const done = Promise.all([add(at('pages')), add({ seen_news: 'n1' })])
  session = 'eve'
  const last = add(at('import'))
  answers[0]?.resolve()
  await expect.poll(() => sent).toEqual([at('pages'), at('import')])
  answers[1]?.resolve()
  await Promise.all([done, last])
})
