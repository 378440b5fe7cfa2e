import { onDemand } from '../../runtime/on-demand.ts'
import { fetchedView } from '../fetched-view.tsx'
import './quiz.css'

/** What asks and judges: few slides do. */
const stage = onDemand(() => import('../quiz-stage.tsx'), 'QuizStage')

export const quiz = fetchedView<'quiz'>(stage, ['title', 'content'])
