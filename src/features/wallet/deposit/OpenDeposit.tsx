import { memberPaths, pathOf } from '#lib/paths/member'
import { HistoryIcon } from '#ui/icons/controls'
import { AlertIcon } from '#ui/icons/entrance'
import { useRefusalText } from '#ui/intl/useRefusalText'
import { useText } from '#ui/intl/useText'
import { ButtonLink } from '../ButtonLink'
import { Notice } from '../MoneyNotices'

interface OpenDepositProps {
  depositId: string
}

/** There is one already: the way to it stands in place of the form. */
export function OpenDeposit({ depositId }: OpenDepositProps) {
  const text = useText()
  const refusalText = useRefusalText()
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
      {refusalText({ code: 'depositopen' })}
    </Notice>
  )
}

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
