import Button from '@mui/material/Button'
import { type FormEvent, useState } from 'react'
import { Field } from '#ui/form/Field'
import { useText } from '#ui/intl/useText'

/** For what came in a message: a scenario's text. */
export function PasteForm({ onPaste }: { onPaste: (text: string) => void }) {
  const text = useText()
  const [pasted, setPasted] = useState('')

  function submit(event: FormEvent): void {
    event.preventDefault()
    onPaste(pasted)
  }

  return (
    <form noValidate onSubmit={submit}>
      <Field
        name="scenario"
        label={text('scenario.files.paste')}
        value={pasted}
        onChange={setPasted}
        autoComplete="off"
        multiline
        minRows={2}
      />
      <Button type="submit" variant="outlined" disabled={pasted.trim() === ''}>
        {text('scenario.files.read')}
      </Button>
    </form>
  )
}
