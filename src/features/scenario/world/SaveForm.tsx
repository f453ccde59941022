import { valibotResolver } from '@hookform/resolvers/valibot'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { FormField } from '#ui/form/FormField'
import { requiredLine } from '#ui/form/formSchema'
import { useText } from '#ui/intl/useText'
import { SubmitButton } from '../SubmitButton'

const schema = v.object({ name: requiredLine('scenario.world.nameNeeded') })

/** As long as the door accepts one. */
const longestName = 60

export function SaveForm({ onSave }: { onSave: (name: string) => void }) {
  const text = useText()
  const { control, handleSubmit, reset } = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { name: '' },
  })
  const submit = handleSubmit(({ name }) => {
    onSave(name)
    reset()
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <FormField
        control={control}
        name="name"
        label={text('scenario.world.name')}
        maxLength={longestName}
        autoComplete="off"
        required
      />
      <SubmitButton>{text('scenario.world.save')}</SubmitButton>
    </form>
  )
}
