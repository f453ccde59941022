import Button from '@mui/material/Button'
import type { InviteClaim } from '#contract/invite/invite'
import { memberPaths } from '#lib/paths/member'
import { ButtonLink } from '#ui/form/BusyButton'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { ReferencePage } from '#ui/money/ReferencePage'

interface Props {
  claim: InviteClaim
  onDone: () => void
}

export function Claimed({ claim: { claimId, amount }, onDone }: Props) {
  const text = useText()
  const format = useFormat()
  return (
    <ReferencePage
      title={text('invite.claim.done', { amount: format.money(amount) })}
      reference={claimId}
      actions={
        <>
          <ButtonLink to={memberPaths.wallet} variant="contained">
            {text('invite.claim.toWallet')}
          </ButtonLink>
          <Button variant="outlined" onClick={onDone}>
            {text('ui.close')}
          </Button>
        </>
      }
    />
  )
}
