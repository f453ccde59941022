import { type ReactNode, useRef } from 'react'
import { focusIn } from '#ui/form/focusIn'
import { ClashNote } from '#ui/state/ClashNote'
import type { SectionFormState } from './useSectionForm'

interface FieldClashProps {
  form: SectionFormState
  name: string
  /** Formats a value that is not user text. */
  wordsOf?: (value: string) => string
  /** The field. */
  children: ReactNode
}

/** A field, with the value that another window saved in the meantime below it. */
export function FieldClash({ form, name, wordsOf = String, children }: FieldClashProps) {
  const area = useRef<HTMLDivElement>(null)
  const kept = form.clashes[name]
  return (
    <div ref={area}>
      {children}
      <ClashNote
        value={kept === undefined ? kept : wordsOf(kept)}
        onTake={() => {
          form.take(name)
          focusIn(area.current, `[name=${name}]`)
        }}
      />
    </div>
  )
}
