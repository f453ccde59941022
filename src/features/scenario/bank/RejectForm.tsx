import { valibotResolver } from '@hookform/resolvers/valibot'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { FormField } from '#ui/form/FormField'
import { requiredLine } from '#ui/form/formSchema'
import { useText } from '#ui/intl/useText'
import { SubmitButton } from '../SubmitButton'

/** As long as the door accepts one. */
const longestReason = 200

const schema = v.object({ reason: requiredLine('scenario.bank.reasonNeeded') })

interface RejectFormProps {
  onReject: (reason: string) => void
}

/** The player reads the reason: there is no rejection without one. */
export function RejectForm({ onReject }: RejectFormProps) {
  const text = useText()
  const { control, handleSubmit } = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { reason: '' },
  })
  const submit = handleSubmit(({ reason }) => onReject(reason))
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <FormField
        control={control}
        name="reason"
        label={text('scenario.bank.reason')}
        maxLength={longestReason}
        autoComplete="off"
        required
      />
      <SubmitButton color="error">{text('scenario.bank.decide.reject')}</SubmitButton>
    </form>
  )
}
