import { memberPaths, pathOf } from '#lib/paths/member'
import { ButtonLink } from '#ui/form/BusyButton'
import { HistoryIcon } from '#ui/icons/controls'
import { useErrorText } from '#ui/intl/useErrorText'
import { useText } from '#ui/intl/useText'
import { Notice } from '../MoneyNotices'

interface OpenWithdrawalProps {
  withdrawId: string
}

/** Warns that a withdrawal is in progress: another one is refused until it is completed. */
export function OpenWithdrawal({ withdrawId }: OpenWithdrawalProps) {
  const text = useText()
  const errorText = useErrorText()
  return (
    <Notice
      tone="info"
      icon={<HistoryIcon />}
      action={
        <ButtonLink to={pathOf(memberPaths.withdrawDetail, withdrawId)} variant="contained">
          {text('wallet.withdraw.follow')}
        </ButtonLink>
      }
    >
      {errorText({ code: 'withdrawopen' })}
    </Notice>
  )
}
