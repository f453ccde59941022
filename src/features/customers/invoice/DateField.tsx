import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId } from 'react'
import { useText } from '../../../ui/intl/useText'
import type { InvoiceEditor } from './useInvoiceEditor'

interface DateFieldProps {
  editor: InvoiceEditor
  name: 'date' | 'due'
  label: string
}

/** A day, chosen in the browser's own calendar. */
export function DateField({ editor, name, label }: DateFieldProps) {
  const text = useText()
  const id = useId()
  const problem = editor.shownProblem(name)
  const noteId = `${id}-note`
  return (
    <FormControl fullWidth required margin="dense" error={problem !== null}>
      <InputLabel htmlFor={id} shrink>
        {label}
      </InputLabel>
      <OutlinedInput
        id={id}
        name={name}
        type="date"
        label={label}
        notched
        value={editor.draft[name]}
        onChange={({ target }) => editor.change({ [name]: target.value })}
        onBlur={() => editor.leave(name)}
        aria-describedby={problem ? noteId : undefined}
      />
      {problem && <FormHelperText id={noteId}>{text(problem)}</FormHelperText>}
    </FormControl>
  )
}
