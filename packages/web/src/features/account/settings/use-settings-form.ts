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

  /** Shows the saved values, except in fields that the user changed during the save. */
  function settle(sent: Values, stored: Values): void {
    const now = { ...form.getValues() }
    form.reset(stored)
    for (const field of Object.keys(stored) as FieldPath<Values>[])
      if (now[field] !== sent[field]) form.setValue(field, now[field], { shouldDirty: true })
  }

  /** Submits the form. `save` returns the values after the save, and the sentence about it. */
  function submit(save: (values: Values) => Promise<{ stored: Values; sentence: string }>) {
    return form.handleSubmit(async (values) => {
      setFailure(undefined)
      setSaved(undefined)
      const sent = { ...form.getValues() }
      try {
        const { stored, sentence } = await save(values)
        settle(sent, stored)
        setSaved(sentence)
      } catch (problem) {
        fail(problem)
      }
    })
  }

  // The sentence disappears when the user changes a field again.
  return { failure, saved: isDirty ? undefined : saved, fail, submit }
}
