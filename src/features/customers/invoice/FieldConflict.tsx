import { ConflictNote } from '#ui/state/ConflictNote'
import type { InvoiceEditor } from './useInvoiceEditor'

interface FieldConflictProps {
  editor: InvoiceEditor
  /** Name of the field. */
  name: string
  onTake: (value: string) => void
}

/** Shows the value of a field that another window wrote at the same moment and that this window overwrote. */
export function FieldConflict({ editor, name, onTake }: FieldConflictProps) {
  const value = editor.conflicts[name]
  return (
    <ConflictNote
      value={value}
      onTake={() => {
        if (value !== undefined) onTake(value)
        document.getElementsByName(name)[0]?.focus()
      }}
    />
  )
}
