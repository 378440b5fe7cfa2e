import type { ListedPictureModel, PictureFinding } from '@lectern/domain/api/picture-models.ts'
import { decimalOf, exactDollars, numberOf } from '../../messages/numbers.ts'
import { sentenceOfProblem } from '../../messages/problems/problem-sentence.ts'
import { sentencesOf } from '../../messages/sentences.ts'
import { Banner } from '../../ui/banner.tsx'
import { FindingRow } from './finding-row.tsx'
import { messages } from './messages.ts'
import { ModelFrame } from './model-frame.tsx'
import { usePictureTest } from './use-picture-test.ts'

/** One picture model of the chain, with its test. `onTested` is called after a test, which can change the state. */
export function PictureModelCard({ model, onTested }: { model: ListedPictureModel; onTested: () => void }) {
  const { start, cancel, running, finding, failure } = usePictureTest(model.index, onTested)
  return (
    <ModelFrame
      model={model}
      price={priceWords(model)}
      test={{ running, done: finding !== undefined, start, cancel }}
    >
      {(running || finding) && (
        <ul aria-live="polite" className="mt-3.5 grid gap-2.5 border-t border-line pt-3.5 text-sm">
          <FindingRow ok={finding?.ok}>{finding ? findingWords(finding) : messages.testing}</FindingRow>
        </ul>
      )}
      {failure !== undefined && <Banner className="mt-3.5">{failure}</Banner>}
    </ModelFrame>
  )
}

function priceWords({ dollars, paid }: ListedPictureModel): string {
  if (!paid) return messages.free
  return dollars === null ? messages.noPrice : messages.picturePrice(exactDollars(dollars))
}

function findingWords({ problem, seconds, width, height, dollars }: PictureFinding): string {
  if (problem) return sentenceOfProblem(problem)
  const time = decimalOf(seconds)
  const result =
    width === undefined || height === undefined
      ? messages.pictureDone(time)
      : messages.pictureSize(numberOf(width), numberOf(height), time)
  return sentencesOf([result, ...(dollars ? [messages.pictureCost(exactDollars(dollars))] : [])])
}
