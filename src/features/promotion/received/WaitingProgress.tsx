import { styled } from '@mui/material/styles'
import type { Received } from '#contract/promotion/promotion'
import { memberPaths } from '#lib/paths/member'
import { DataText } from '#ui/display/DataText'
import { StatusChip } from '#ui/display/StatusChip'
import { ButtonLink } from '#ui/form/BusyButton'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'

interface Props {
  received: Received
}

/** Claimed but not begun: waits for its deposit to be made, or for that deposit's money to arrive. */
export function WaitingProgress({ received: { PromotionName, depositId, expiresAt } }: Props) {
  const text = useText()
  const format = useFormat()
  return (
    <Stack>
      <Name>
        <DataText>{PromotionName}</DataText>
      </Name>
      <StatusChip tone="warning" label={text('promotionTerms.status.received')} />
      <p>
        {depositId === null
          ? text('promotion.active.waitingUntil', { time: format.dateTime(expiresAt) })
          : text('promotion.active.waitingPaid')}
      </p>
      <ButtonLink
        to={depositId === null ? memberPaths.deposit : `${memberPaths.deposit}/${depositId}`}
        variant="contained"
      >
        {text(depositId === null ? 'promotion.receive.toDeposit' : 'promotion.active.openDeposit')}
      </ButtonLink>
    </Stack>
  )
}

const Stack = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: 8,
  p: { margin: 0 },
})

const Name = styled('h3')(({ theme }) => ({ ...theme.typography.h4, margin: 0 }))
