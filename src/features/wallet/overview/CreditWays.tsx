import { styled } from '@mui/material/styles'
import { loadState } from '#api/cache/loadState'
import { useBalanceQuery } from '#api/money/wallet'
import { memberPaths } from '#lib/paths/member'
import { Money } from '#ui/display/Money'
import { ButtonLink } from '#ui/form/BusyButton'
import { ListIcon } from '#ui/icons/actions'
import { ArrowDownIcon, ArrowUpIcon, HistoryIcon } from '#ui/icons/controls'
import { useText } from '#ui/intl/useText'
import { AsOf, LoadArea, SkeletonBlock } from '#ui/load/LoadArea'
import { SectionCard } from '#ui/page/SectionCard'

interface CreditWaysProps {
  userId: string
}

/** What the page is opened for: the credit, and under it what can be done with it, whether it could be loaded or not. */
export function CreditWays({ userId }: CreditWaysProps) {
  const text = useText()
  return (
    <SectionCard title={text('money.credit')}>
      <LoadArea
        state={loadState(useBalanceQuery(userId))}
        skeleton={<SkeletonBlock height={creditHeight} />}
      >
        {(credit, asOf) => (
          <>
            <Amount>
              <Money amount={credit} />
            </Amount>
            <AsOf asOf={asOf} isStale={false} />
          </>
        )}
      </LoadArea>
      <Ways>
        <ButtonLink to={memberPaths.deposit} variant="contained" startIcon={<ArrowDownIcon />}>
          {text('wallet.deposit.title')}
        </ButtonLink>
        <ButtonLink to={memberPaths.withdraw} variant="outlined" startIcon={<ArrowUpIcon />}>
          {text('wallet.withdraw.title')}
        </ButtonLink>
        <ButtonLink to={memberPaths.history} startIcon={<HistoryIcon />}>
          {text('wallet.history.title')}
        </ButtonLink>
        <ButtonLink to={memberPaths.statement} startIcon={<ListIcon />}>
          {text('wallet.statement.title')}
        </ButtonLink>
      </Ways>
    </SectionCard>
  )
}

/** Pixels of the amount and its time. */
const creditHeight = 68

const Amount = styled('p')(({ theme }) => ({
  ...theme.typography.h1,
  margin: 0,
  // With large letters too it stays on one line.
  fontSize: 'min(2.25rem, 9vw)',
}))

/** Two beside each other on a phone, all four where there is room. */
const Ways = styled('nav')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  gap: 8,
  marginTop: 16,
  '& > a': { minHeight: 48 },
})
