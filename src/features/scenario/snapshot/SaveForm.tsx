import { valibotResolver } from '@hookform/resolvers/valibot'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { unseen } from '#contract/scenario/fault'
import { longestName } from '#contract/scenario/snapshot'
import { FormField } from '#ui/form/FormField'
import { requiredLine } from '#ui/form/formSchema'
import { useText } from '#ui/intl/useText'
import { SubmitButton } from '../SubmitButton'

/** Replaces invisible characters in a pasted name, because the test API would refuse them. */
const schema = v.object({
  name: v.pipe(
    v.string(),
    v.transform((name) => name.replace(new RegExp(unseen, 'gu'), ' ')),
    requiredLine('scenario.snapshot.nameNeeded'),
  ),
})

interface SaveFormProps {
  /** @returns whether it was saved; only then the field is cleared */
  onSave: (name: string) => Promise<boolean>
}

export function SaveForm({ onSave }: SaveFormProps) {
  const text = useText()
  const { control, handleSubmit, reset } = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { name: '' },
  })
  const submit = handleSubmit(async ({ name }) => {
    if (await onSave(name)) reset()
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <FormField
        control={control}
        name="name"
        label={text('scenario.snapshot.name')}
        maxLength={longestName}
        autoComplete="off"
        required
      />
      <SubmitButton>{text('scenario.snapshot.save')}</SubmitButton>
    </form>
  )
}
