import { valibotResolver } from '@hookform/resolvers/valibot'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { useRecentWithdrawsQuery } from '#api/money/recentHistory'
import { FormField } from '#ui/form/FormField'
import { requiredLine } from '#ui/form/formSchema'
import { useText } from '#ui/intl/useText'
import { decideWithdrawal } from '../api/actions'
import { SubmitButton } from '../SubmitButton'
import { ActionButtons } from './ActionButtons'
import { ActionGroup } from './ActionGroup'
import { useRequestText } from './DepositActions'
import { plainDecisions, undecidedWithdrawal } from './openRequests'
import type { RunAction } from './useBankActions'

/** Same limit as in the test API. */
const longestReason = 200

const schema = v.object({ reason: requiredLine('scenario.bank.reasonNeeded') })

interface RejectFormProps {
  onReject: (reason: string) => void
}

/** Requires a reason, because the player will read it. */
function RejectForm({ onReject }: RejectFormProps) {
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

const labels = {
  approve: 'scenario.bank.decide.approve',
  paid: 'scenario.bank.decide.paid',
  failed: 'scenario.bank.decide.failed',
} as const

/** Simulates staff decisions on the player's withdrawal. */
export function WithdrawActions({ userId, run }: { userId: string; run: RunAction }) {
  const text = useText()
  const requestText = useRequestText()
  const { currentData } = useRecentWithdrawsQuery(userId)
  const withdrawal = undecidedWithdrawal(currentData?.value ?? [])
  const title = text('scenario.bank.withdrawal')
  if (withdrawal === undefined) {
    return <ActionGroup title={title} about={text('scenario.bank.noWithdrawal')} />
  }
  const { withdrawId } = withdrawal
  return (
    <ActionGroup title={title} about={requestText(withdrawId, withdrawal)}>
      <ActionButtons
        labels={labels}
        actions={plainDecisions}
        onPress={(decision) => void run(() => decideWithdrawal({ withdrawId, decision }))}
      />
      <RejectForm
        onReject={(reason) =>
          run(() => decideWithdrawal({ withdrawId, decision: 'reject', reason }))
        }
      />
    </ActionGroup>
  )
}
