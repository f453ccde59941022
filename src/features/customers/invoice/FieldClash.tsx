import { ClashNote } from '#ui/state/ClashNote'
import type { InvoiceEditor } from './useInvoiceEditor'

interface FieldClashProps {
  editor: InvoiceEditor
  /** That of the field. */
  name: string
  onTake: (value: string) => void
}

/** What another window wrote at the same moment in the field of this name, and this one replaced. */
export function FieldClash({ editor, name, onTake }: FieldClashProps) {
  const value = editor.clashes[name]
  return (
    <ClashNote
      value={value}
      onTake={() => {
        if (value !== undefined) onTake(value)
        document.getElementsByName(name)[0]?.focus()
      }}
    />
  )
}
