import Button from '@mui/material/Button'
import type { Cashback } from '#contract/rewards/rewards'
import { memberPaths } from '#lib/paths/member'
import { ButtonLink } from '#ui/form/BusyButton'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { ReferencePage } from '#ui/money/ReferencePage'

interface Props {
  period: Cashback
  onDone: () => void
}

export function Claimed({ period: { cashbackId, amount }, onDone }: Props) {
  const text = useText()
  const format = useFormat()
  return (
    <ReferencePage
      title={text('rewards.cashback.claimed', { amount: format.money(amount) })}
      reference={cashbackId}
      actions={
        <>
          <ButtonLink to={memberPaths.wallet} variant="contained">
            {text('rewards.toWallet')}
          </ButtonLink>
          <Button variant="outlined" onClick={onDone}>
            {text('ui.close')}
          </Button>
        </>
      }
    />
  )
}
