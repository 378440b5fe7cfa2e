import { onDemand } from '../../runtime/on-demand.ts'
import { fetchedView } from '../fetched-view.tsx'
import './quiz.css'

/** The question and its result. Few slides have one. */
const stage = onDemand(() => import('../quiz-stage.tsx'), 'QuizStage')

export const quiz = fetchedView<'quiz'>(stage, ['title', 'content'])
