import { useEffect, useState } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { sentenceOf } from '../../../api/api-problem.ts'
import { fieldProblems } from '../field-problems.ts'
import { messages } from './messages.ts'

/** Tells the screen whether a section has changes that are not saved. */
export type OnUnsaved = (section: string, unsaved: boolean) => void

/** The saving of one section's form: what went wrong, at its field or above all, and whether it is saved. */
export function useSettingsForm<Values extends FieldValues>(
  section: string,
  form: UseFormReturn<Values>,
  onUnsaved: OnUnsaved,
) {
  const [failure, setFailure] = useState<string>()
  const [saved, setSaved] = useState<string>()
  const { isDirty } = form.formState

  useEffect(() => onUnsaved(section, isDirty), [section, isDirty, onUnsaved])
  /** Shows a problem where it belongs. */
  function fail(problem: unknown): void {
    const known = fieldProblems(problem).filter(({ field }) => Object.hasOwn(form.getValues(), field))
    for (const [index, { field, message }] of known.entries()) {
      form.setError(field as FieldPath<Values>, { message }, { shouldFocus: index === 0 })
    }
    if (known.length === 0) setFailure(sentenceOf(problem, messages.notSaved))
  }

  /** Submits the form: `save` answers what to say. */
  function submit(save: (values: Values) => Promise<string>) {
    return form.handleSubmit(async (values) => {
      setFailure(undefined)
      setSaved(undefined)
      try {
        setSaved(await save(values))
      } catch (problem) {
        fail(problem)
      }
    })
  }

  // Whoever goes on writing has something new to save.
  return { failure, saved: isDirty ? undefined : saved, fail, submit }
}
