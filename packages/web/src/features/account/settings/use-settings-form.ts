import { useEffect, useState } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { sentenceOf } from '../../../api/api-problem.ts'
import { fieldProblems } from '../forms/field-problems.ts'
import { messages } from './messages.ts'

/** Reports to the screen whether a section has unsaved changes. */
export type OnUnsaved = (section: string, unsaved: boolean) => void

/** Saves the form of one section. Returns its problem, if it belongs to no field, and the sentence after a save. */
export function useSettingsForm<Values extends FieldValues>(
  section: string,
  form: UseFormReturn<Values>,
  onUnsaved: OnUnsaved,
) {
  const [failure, setFailure] = useState<string>()
  const [saved, setSaved] = useState<string>()
  const { isDirty } = form.formState

  useEffect(() => onUnsaved(section, isDirty), [section, isDirty, onUnsaved])
  /** Shows a problem at its fields, or above the form. */
  function fail(problem: unknown): void {
    const known = fieldProblems(problem).filter(({ field }) => Object.hasOwn(form.getValues(), field))
    for (const [index, { field, message }] of known.entries()) {
      form.setError(field as FieldPath<Values>, { message }, { shouldFocus: index === 0 })
    }
    if (known.length === 0) setFailure(sentenceOf(problem, messages.notSaved))
  }

  /** Submits the form. `save` returns the sentence after the save. */
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

  // The sentence disappears when the user changes a field again.
  return { failure, saved: isDirty ? undefined : saved, fail, submit }
}
