import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Field, inputHeights, inputLook, type FieldSize } from './field.tsx'
import { IconButton } from '../icon-button.tsx'
import { messages } from '../messages.ts'

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size'> {
  label: string
  hideLabel?: boolean
  hint?: ReactNode
  error?: string | undefined
  aside?: ReactNode
  size?: FieldSize
  /** At the start, inside the field. */
  icon?: ReactNode
}

/** Addresses are written from left to right in every language. */
const leftToRight = new Set(['email', 'url'])

/** One line of text. With `type="password"`, a button shows the characters. */
export function TextField({
  label,
  hideLabel = false,
  hint,
  error,
  aside,
  size = 'medium',
  icon,
  type = 'text',
  className,
  ...rest
}: TextFieldProps) {
  const [shown, setShown] = useState(false)
  const secret = type === 'password'
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error} aside={aside} className={className}>
      {(wiring) => (
        <span className="relative block">
          {icon !== undefined && (
            <span className="pointer-events-none absolute inset-y-0 start-3 grid place-items-center text-ink-3">
              {icon}
            </span>
          )}
          <input
            {...(leftToRight.has(type) && { dir: 'ltr' })}
            {...rest}
            {...wiring}
            type={secret && shown ? 'text' : type}
            className={classes(
              inputLook,
              inputHeights[size],
              icon !== undefined && 'ps-9.5',
              secret && 'pe-11',
            )}
          />
          {secret && (
            <IconButton
              label={shown ? messages.hideCharacters : messages.showCharacters}
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
              className="absolute inset-y-0 end-1 my-auto"
            >
              {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
            </IconButton>
          )}
        </span>
      )}
    </Field>
  )
}
