import { Field, type FieldProps } from '#ui/form/Field'
import { useText } from '#ui/intl/useText'
import type { DraftField as DraftFieldName, InvoiceEditor } from './useInvoiceEditor'

interface DraftFieldProps
  extends Pick<FieldProps, 'label' | 'type' | 'inputMode' | 'required' | 'endAdornment'> {
  editor: InvoiceEditor
  name: DraftFieldName
  maxLength?: number
}

/** One text of the draft, with what is wrong with it beside it. */
export function DraftField({ editor, name, maxLength = 500, ...field }: DraftFieldProps) {
  const text = useText()
  const problem = editor.shownProblem(name)
  return (
    <Field
      {...field}
      name={name}
      value={editor.draft[name]}
      onChange={(value) => editor.change({ [name]: value })}
      onBlur={() => editor.leave(name)}
      error={problem && text(problem)}
      maxLength={maxLength}
      autoComplete="off"
    />
  )
}
