import { ClashNote } from '#ui/state/ClashNote'
import type { InvoiceEditor } from './useInvoiceEditor'

interface FieldClashProps {
  editor: InvoiceEditor
  /** Name of the field. */
  name: string
  onTake: (value: string) => void
}

/** Shows the value of a field that another window wrote at the same moment and that this window overwrote. */
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
