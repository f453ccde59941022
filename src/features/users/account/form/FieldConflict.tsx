import { type ReactNode, useRef } from 'react'
import { focusIn } from '#ui/form/focusIn'
import { ConflictNote } from '#ui/state/ConflictNote'
import type { SectionFormState } from './useSectionForm'

interface FieldConflictProps {
  form: SectionFormState
  name: string
  /** Formats a value that is not user text. */
  wordsOf?: (value: string) => string
  /** The field. */
  children: ReactNode
}

/** A field, with the value that another window saved in the meantime below it. */
export function FieldConflict({ form, name, wordsOf = String, children }: FieldConflictProps) {
  const area = useRef<HTMLDivElement>(null)
  const kept = form.conflicts[name]
  return (
    <div ref={area}>
      {children}
      <ConflictNote
        value={kept === undefined ? kept : wordsOf(kept)}
        onTake={() => {
          form.take(name)
          focusIn(area.current, `[name=${name}]`)
        }}
      />
    </div>
  )
}
