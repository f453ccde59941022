import { styled } from '@mui/material/styles'
import { useSelector } from 'react-redux'
import { loadState } from '#api/cache/loadState'
import { useWalletQuery } from '#api/money/wallet'
import { selectPlayer } from '#api/session/session'
import { providerExt } from '#lib/environment'
import { memberPaths } from '#lib/paths/member'
import { Money } from '#ui/display/Money'
import { ButtonLink } from '#ui/form/BusyButton'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { CreditRule } from '#ui/money/CreditRule'
import { Page } from '#ui/page/Page'
import { CardColumn, SectionCard } from '#ui/page/SectionCard'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { CurrentCard } from './received/CurrentCard'
import { HistoryCard } from './received/HistoryCard'

/** `/promotion/received`: the active promotion with its progress, and earlier ones. */
export function ReceivedPage() {
  const text = useText()
  const userId = useSelector(selectPlayer)?.id
  return (
    <Page
      title={text('promotion.mine')}
      parentLink={
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

const Amount = styled('p')(({ theme }) => ({ ...theme.typography.h3, margin: '0 0 8px' }))

/** Shows how promotions, codes and cashback restrict the credit. */
export function CreditCard({ userId }: { userId: string }) {
  const text = useText()
  const wallet = loadState(useWalletQuery(userId))
  return (
    <SectionCard title={text('wallet.available')} busy={wallet.busy}>
      <LoadArea state={wallet} skeleton={<SkeletonLines lines={2} lineHeight={36} />}>
        {(now) => (
          <>
            <Amount>
              <Money amount={now.available} />
            </Amount>
            <CreditRule wallet={now} />
          </>
        )}
      </LoadArea>
    </SectionCard>
  )
}
