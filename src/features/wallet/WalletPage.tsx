import { useSelector } from 'react-redux'
import { selectPlayer } from '#api/session/session'
import { providerExt } from '#lib/environment'
import { useText } from '#ui/intl/useText'
import { Page } from '#ui/page/Page'
import { MoneyOffline } from './notices/MoneyOffline'
import { Shortcuts } from './overview/Shortcuts'
import { SpecifiedWallet } from './overview/SpecifiedWallet'
import { WholeWallet } from './overview/WholeWallet'

/** What a player has, what of it is not free, and the ways on. */
export function WalletPage() {
  const text = useText()
  const userId = useSelector(selectPlayer)?.id
  const Overview = providerExt ? WholeWallet : SpecifiedWallet
  return (
    <Page title={text('wallet.title')}>
      <MoneyOffline />
      <Shortcuts />
      {userId !== undefined && <Overview key={userId} userId={userId} />}
    </Page>
  )
}
