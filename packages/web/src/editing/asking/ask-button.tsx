import { use } from 'react'
import { Button } from '../../ui/button.tsx'
import { AskContext } from './ask-context.ts'

/** Opens the panel for questions to the page, beside the sources of a part. */
export function AskButton() {
  const action = use(AskContext)
  if (!action) return null
  return (
    <Button
      size="small"
      className="justify-self-start"
      icon={<action.icon aria-hidden className="size-4" />}
      onClick={action.run}
    >
      {action.label}
    </Button>
  )
}
