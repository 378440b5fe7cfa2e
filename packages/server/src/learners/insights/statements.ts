import { isRight } from '@lectern/domain/learn/countable-parts.ts'
import type { LearnerEvent } from '@lectern/domain/learn/learner-events.ts'
import type { KeptEvents } from './record-events.ts'

const verbs: Readonly<Record<LearnerEvent['type'], { readonly id: string; readonly name: string }>> = {
  started: { id: 'http://adlnet.gov/expapi/verbs/initialized', name: 'initialized' },
  part: { id: 'http://adlnet.gov/expapi/verbs/experienced', name: 'experienced' },
  answered: { id: 'http://adlnet.gov/expapi/verbs/answered', name: 'answered' },
  completed: { id: 'http://adlnet.gov/expapi/verbs/completed', name: 'completed' },
}
const activityTypes = {
  document: 'http://adlnet.gov/expapi/activities/lesson',
  part: 'http://adlnet.gov/expapi/activities/media',
  question: 'http://adlnet.gov/expapi/activities/cmi.interaction',
} as const

/** The input for writing statements. */
export interface StatementContext {
  /** Address of Lectern, without a trailing slash. */
  readonly publicUrl: string
  readonly newId: () => string
}

/**
 * The events as xAPI statements (1.0.3). The learner is an account that only this visit has. A statement has an id, so
 * that a store that gets it twice keeps it once.
 */
export function statementsOf(kept: KeptEvents, context: StatementContext): object[] {
  const { document, visit, events, at } = kept
  const whole = documentActivity(kept, context)
  const language = languageOf(document)
  return events.map((event, order) => ({
    id: context.newId(),
    actor: { objectType: 'Agent', account: { homePage: context.publicUrl, name: visit } },
    verb: { id: verbs[event.type].id, display: { en: verbs[event.type].name } },
    object: event.part === undefined ? whole : partActivity(kept, whole, event.part),
    ...resultOf(kept, event),
    context: {
      platform: 'Lectern',
      ...(language !== unknown && { language }),
      ...(event.part !== undefined && { contextActivities: { parent: [whole] } }),
    },
    // One millisecond apart, so that their order can be read.
    timestamp: new Date(at.getTime() + order).toISOString(),
  }))
}

/** The tag of an unknown language. */
const unknown = 'und'

/** A valid tag, because a store refuses statements with another one. */
function languageOf({ language }: KeptEvents['document']): string {
  try {
    return Intl.getCanonicalLocales(language ?? unknown)[0] ?? unknown
  } catch {
    return unknown
  }
}

type Activity = ReturnType<typeof documentActivity>

function documentActivity({ place, document }: KeptEvents, { publicUrl }: StatementContext) {
  const path = [place.format, place.courseId, place.pageId].map(encodeURIComponent).join('/')
  return {
    objectType: 'Activity',
    id: `${publicUrl}/activities/${path}`,
    definition: { name: { [languageOf(document)]: document.title }, type: activityTypes.document as string },
  }
}

function partActivity({ parts }: KeptEvents, whole: Activity, key: string): object {
  const { title, options } = parts.get(key) ?? { title: '' }
  const [language = unknown] = Object.keys(whole.definition.name)
  const definition = {
    ...(title && { name: { [language]: title } }),
    type: options ? activityTypes.question : activityTypes.part,
    ...(options && {
      interactionType: 'choice',
      correctResponsesPattern: [
        options
          .filter(({ right }) => right)
          .map(({ letter }) => letter)
          .join('[,]'),
      ],
      choices: options.map(({ letter, text }) => ({
        id: letter,
        description: { [language]: text || letter },
      })),
    }),
  }
  return { objectType: 'Activity', id: `${whole.id}#${key}`, definition }
}

function resultOf({ parts }: KeptEvents, { type, part = '', seconds, answer }: LearnerEvent): object {
  if (type === 'completed') return { result: { completion: true } }
  if (seconds !== undefined) return { result: { duration: `PT${Math.round(seconds)}S` } }
  if (answer === undefined) return {}
  const response = [...answer].join('[,]')
  return { result: { response, success: isRight(parts.get(part)?.options ?? [], answer) } }
}
