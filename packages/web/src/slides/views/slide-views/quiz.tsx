import { Fetched, onDemand } from '../../runtime/on-demand.ts'
import type { SlideView, StageProps } from '../slide-view.ts'
import './quiz.css'

/** The question and its result. Few slides have one. */
const quizStage = onDemand(() => import('../quiz-stage.tsx'), 'QuizStage')

function Stage(props: StageProps<'quiz'>) {
  return <Fetched code={quizStage} props={props} />
}

export const quiz: SlideView<'quiz'> = { Stage, elements: ['title', 'content'], code: [quizStage] }
