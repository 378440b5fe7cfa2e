import type { Budget } from '@lectern/domain/api/spending.ts'
import { dateAndTime } from '../messages/moments.ts'
import { Progress } from '../ui/progress.tsx'
import { usedWords } from './budget-words.ts'
import { messages } from './messages.ts'

/** Shows the use of daily budgets, and when they renew. */
export function BudgetList({ budgets, renewsAt }: { budgets: readonly Budget[]; renewsAt: string }) {
  return (
    <>
      <ul className="grid gap-3">
        {budgets.map((budget) => (
          <li key={`${budget.of} ${budget.amount}`}>
            <p className="text-sm tabular-nums">{usedWords(budget)}</p>
            <Progress
              thin
              className="mt-1.5"
              label={usedWords(budget)}
              value={Math.min(1, budget.used / budget.limit)}
            />
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-ink-2">{messages.renews(dateAndTime(new Date(renewsAt)))}</p>
    </>
  )
}
