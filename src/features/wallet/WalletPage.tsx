import { styled } from '@mui/material/styles'
import { useSelector } from 'react-redux'
import { selectPlayer } from '#api/session/session'
import { providerExt } from '#lib/environment'
import { memberPaths } from '#lib/paths/member'
import { ListIcon } from '#ui/icons/actions'
import { ArrowDownIcon, ArrowUpIcon, HistoryIcon } from '#ui/icons/controls'
import { useText } from '#ui/intl/useText'
import { Page } from '#ui/page/Page'
import { ButtonLink } from './ButtonLink'
import { MoneyOffline } from './MoneyNotices'
import { SpecifiedWallet, WholeWallet } from './overview/WalletOverview'

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

function Shortcuts() {
  const text = useText()
  return (
    <Row>
      <ButtonLink to={memberPaths.deposit} variant="contained" startIcon={<ArrowDownIcon />}>
        {text('wallet.deposit.title')}
      </ButtonLink>
      <ButtonLink to={memberPaths.withdraw} variant="outlined" startIcon={<ArrowUpIcon />}>
        {text('wallet.withdraw.title')}
      </ButtonLink>
      <ButtonLink to={memberPaths.history} variant="outlined" startIcon={<HistoryIcon />}>
        {text('wallet.history.title')}
      </ButtonLink>
      <ButtonLink to={memberPaths.statement} variant="outlined" startIcon={<ListIcon />}>
        {text('wallet.statement.title')}
      </ButtonLink>
    </Row>
  )
}

const Row = styled('nav')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginBottom: 16,
  '& > *': { flex: '1 1 140px', minHeight: 48 },
})
