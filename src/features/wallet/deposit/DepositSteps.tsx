import { useText } from '#ui/intl/useText'
import { Steps } from '../Steps'

interface DepositStepsProps {
  current: 0 | 1 | 2
}

export function DepositSteps({ current }: DepositStepsProps) {
  const text = useText()
  return (
    <Steps
      label={text('wallet.deposit.steps')}
      current={current}
      steps={[
        text('wallet.deposit.stepAmount'),
        text('wallet.deposit.stepPay'),
        text('wallet.deposit.stepStatus'),
      ]}
    />
  )
}
