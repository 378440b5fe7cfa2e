import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Field, inputHeights, inputLook, type FieldSize } from './field.tsx'

export interface TextAreaProps extends ComponentProps<'textarea'> {
  label: string
  hideLabel?: boolean
  hint?: ReactNode
  error?: string | undefined
  aside?: ReactNode
  size?: FieldSize
}

/** Several lines of text. Its height follows the text. */
export function TextArea({
  label,
  hideLabel = false,
  hint,
  error,
  aside,
  size = 'medium',
  className,
  ...rest
}: TextAreaProps) {
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error} aside={aside}>
      {(wiring) => (
        <textarea
          {...rest}
          {...wiring}
          className={classes(
            inputLook,
            inputHeights[size],
            'block field-sizing-content resize-none leading-normal',
            className,
          )}
        />
      )}
    </Field>
  )
}
