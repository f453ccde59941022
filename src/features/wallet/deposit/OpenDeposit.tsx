import { AlertIcon } from '#ui/icons/AlertIcon'
import { useRefusalText } from '#ui/intl/useRefusalText'
import { useText } from '#ui/intl/useText'
import { ButtonLink } from '../ButtonLink'
import { Notice } from '../notices/Notice'
import { walletPaths } from '../walletPaths'

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
        <ButtonLink to={walletPaths.depositDetail(depositId)} variant="contained">
          {text('wallet.deposit.continue')}
        </ButtonLink>
      }
    >
      {refusalText({ code: 'depositopen' })}
    </Notice>
  )
}
