import { memberPaths, pathOf } from '#lib/paths/member'
import { AlertIcon } from '#ui/icons/AlertIcon'
import { useRefusalText } from '#ui/intl/useRefusalText'
import { useText } from '#ui/intl/useText'
import { ButtonLink } from '../ButtonLink'
import { Notice } from '../notices/Notice'

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
