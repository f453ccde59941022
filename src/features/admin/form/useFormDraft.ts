import { createContext, use, useEffect, useEffectEvent, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { type StaffDraft, useStaffDraft } from './draft'

interface Edited {
  /** Key of the draft. */
  about: string
  /** Version on which the form is based; 0 for new data. */
  version: number
}

/** The data that the form below edits. */
export const EditedContext = createContext<Edited>({ about: '', version: 0 })

interface FormDraft extends StaffDraft {
  /** Whether a draft was restored, and whether the data has a newer version than the draft. */
  restored: 'same' | 'newer' | null
}

/** Stores touched fields and restores them when the form opens again; other fields show current values. */
export function useFormDraft<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
): FormDraft {
  const { about, version } = use(EditedContext)
  const draft = useStaffDraft(about)
  const [restored, setRestored] = useState<FormDraft['restored']>(() => {
    if (Object.keys(draft.values).length === 0) return null
    return draft.version === version ? 'same' : 'newer'
  })

  const restore = useEffectEvent(() => {
    const now = form.getValues()
    const known = Object.entries(draft.values).filter(([name]) => Object.hasOwn(now, name))
    if (known.length === 0) return
    form.reset({ ...now, ...Object.fromEntries(known) }, { keepDefaultValues: true })
  })
  const note = useEffectEvent((values: FieldValues, defaults: FieldValues) => {
    const touched = Object.entries(values).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(defaults[name]),
    )
    draft.keep(Object.fromEntries(touched), draft.version ?? version)
    if (touched.length === 0) setRestored(null)
  })
  useEffect(() => {
    restore()
    return form.subscribe({
      formState: { values: true, dirtyFields: true },
      callback: ({ values, defaultValues = {} }) => note(values, defaultValues),
    })
  }, [form])

  return { ...draft, restored }
}
