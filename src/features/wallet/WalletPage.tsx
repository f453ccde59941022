import { styled } from '@mui/material/styles'
import { useSelector } from 'react-redux'
import { selectPlayer } from '#api/session/session'
import { providerExt } from '#lib/environment'
import { useText } from '#ui/intl/useText'
import { Page } from '#ui/page/Page'
import { MoneyOffline } from './MoneyNotices'
import { CreditWays } from './overview/CreditWays'
import { SpecifiedWallet, WholeWallet } from './overview/WalletOverview'

/** Shows the player's balance, links to money pages, and what part of the balance is locked. */
export function WalletPage() {
  const text = useText()
  const userId = useSelector(selectPlayer)?.id
  const Overview = providerExt ? WholeWallet : SpecifiedWallet
  return (
    <Page title={text('wallet.title')}>
      <MoneyOffline />
      {userId !== undefined && (
        <Cards key={userId}>
          <CreditWays userId={userId} />
          <Overview userId={userId} />
        </Cards>
      )}
    </Page>
  )
}

const Cards = styled('div')({ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' })
