import { DayField } from '#ui/form/DayField'
import { useText } from '#ui/intl/useText'
import type { InvoiceEditor } from './useInvoiceEditor'

interface DateFieldProps {
  editor: InvoiceEditor
  name: 'date' | 'due'
  label: string
}

/** One of the invoice's two days. */
export function DateField({ editor, name, label }: DateFieldProps) {
  const text = useText()
  const problem = editor.shownProblem(name)
  return (
    <DayField
      required
      name={name}
      label={label}
      value={editor.draft[name]}
      error={problem && text(problem)}
      onChange={(day) => editor.change({ [name]: day ?? '' })}
      onBlur={() => editor.leave(name)}
    />
  )
}
