import { styled } from '@mui/material/styles'
import { useSelector } from 'react-redux'
import { selectPlayer } from '#api/session/session'
import { providerExt } from '#lib/environment'
import { memberPaths } from '#lib/paths/member'
import { ButtonLink } from '#ui/form/BusyButton'
import { useText } from '#ui/intl/useText'
import { Page } from '#ui/page/Page'
import { CardColumn } from '#ui/page/SectionCard'
import { CreditCard } from './received/CreditCard'
import { CurrentCard } from './received/CurrentCard'
import { HistoryCard } from './received/HistoryCard'

/** `/promotion/received`: the promotion in use with its progress, and the earlier ones. */
export function ReceivedPage() {
  const text = useText()
  const userId = useSelector(selectPlayer)?.id
  return (
    <Page
      title={text('promotion.mine')}
      actions={
        <ButtonLink to={memberPaths.promotions} variant="outlined">
          {text('promotion.all')}
        </ButtonLink>
      }
    >
      {userId !== undefined && (
        <Cards key={userId}>
          <CardColumn>
            <CurrentCard userId={userId} />
            {providerExt && <CreditCard userId={userId} />}
          </CardColumn>
          <HistoryCard userId={userId} />
        </Cards>
      )}
    </Page>
  )
}

const Cards = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 16,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
}))
