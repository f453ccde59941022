import { memberPaths, pathOf } from '#lib/paths/member'
import { Stepper } from '#ui/display/Stepper'
import { ButtonLink } from '#ui/form/BusyButton'
import { HistoryIcon } from '#ui/icons/controls'
import { AlertIcon } from '#ui/icons/entry'
import { useErrorText } from '#ui/intl/useErrorText'
import { useText } from '#ui/intl/useText'
import { Notice } from '../MoneyNotices'

interface DepositStepsProps {
  current: 0 | 1 | 2
}

export function DepositSteps({ current }: DepositStepsProps) {
  const text = useText()
  return (
    <Stepper
      label={text('wallet.deposit.steps')}
      current={current}
      steps={[
        { label: text('wallet.deposit.stepAmount') },
        { label: text('wallet.deposit.stepPay') },
        { label: text('wallet.deposit.stepStatus') },
      ]}
    />
  )
}

interface OpenDepositProps {
  depositId: string
}

/** Shown instead of the form if a deposit is already open; links to it. */
export function OpenDeposit({ depositId }: OpenDepositProps) {
  const text = useText()
  const errorText = useErrorText()
  return (
    <Notice
      tone="info"
      icon={<AlertIcon />}
      action={
        <ButtonLink to={pathOf(memberPaths.depositDetail, depositId)} variant="contained">
          {text('wallet.deposit.continue')}
        </ButtonLink>
      }
    >
      {errorText({ code: 'depositopen' })}
    </Notice>
  )
}

interface ReviewedDepositProps {
  depositId: string
}

/** A deposit under staff review. It is still open, but does not block a new one. */
export function ReviewedDeposit({ depositId }: ReviewedDepositProps) {
  const text = useText()
  return (
    <Notice
      tone="info"
      icon={<HistoryIcon />}
      action={
        <ButtonLink to={pathOf(memberPaths.depositDetail, depositId)} variant="outlined">
          {text('wallet.review.see')}
        </ButtonLink>
      }
    >
      {text('wallet.review.open')}
    </Notice>
  )
}
