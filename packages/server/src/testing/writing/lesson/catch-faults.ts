import type { Format } from '@lectern/domain/courses/formats.ts'
import { type PlantedFault, plantedFaults } from './planted-faults.ts'
import { type LessonResult, writeLesson } from './write-lesson.ts'

/** A planted fault, and how the writer treated it. */
export interface CaughtFault {
  readonly planted: PlantedFault
  /** Whether the model was asked to fix exactly this fault. */
  readonly isAskedAgain: boolean
  /** Whether the fault ends as it should: reported to the author, refused, or used. */
  readonly endsRight: boolean
}

export const isCaught = ({ isAskedAgain, endsRight }: CaughtFault): boolean => isAskedAgain && endsRight

/** Lets a bad model write the lesson once for each planted fault. */
export async function catchFaults(): Promise<readonly CaughtFault[]> {
  const caught: CaughtFault[] = []
  for (const planted of plantedFaults) {
    // oxlint-disable-next-line no-await-in-loop -- each lesson has a writer of its own, and memory stays small
    const result = await writeLesson(planted.format, planted.answers)
    caught.push({
      planted,
      isAskedAgain: result.repairs.some((faults) => faults.includes(planted.asked)),
      endsRight: endsOf(result) === planted.ends,
    })
  }
  return caught
}

function endsOf({ refused, reported }: LessonResult<Format>): PlantedFault['ends'] {
  if (refused !== undefined) return 'refused'
  return reported.length > 0 ? 'reported' : 'used'
}
