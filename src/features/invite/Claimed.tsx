import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import type { InviteClaim } from '#contract/invite/invite'
import { memberPaths } from '#lib/paths/member'
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
          <Button component={Link} to={memberPaths.wallet} variant="contained">
            {text('invite.claim.toWallet')}
          </Button>
          <Button variant="outlined" onClick={onDone}>
            {text('ui.close')}
          </Button>
        </>
      }
    />
  )
}
