import { memberPaths, pathOf } from '#lib/paths/member'
import { HistoryIcon } from '#ui/icons/HistoryIcon'
import { useText } from '#ui/intl/useText'
import { ButtonLink } from '../ButtonLink'
import { Notice } from '../notices/Notice'

interface ReviewedDepositProps {
  depositId: string
}

/** One that staff look at: open still, though it stands in nobody's way. */
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
