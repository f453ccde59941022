import { type FormEvent, useState } from 'react'
import { Field } from '#ui/form/Field'
import { useText } from '#ui/intl/useText'
import { SubmitButton } from '../SubmitButton'

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
      <SubmitButton disabled={pasted.trim() === ''}>{text('scenario.files.read')}</SubmitButton>
    </form>
  )
}
