import { styled } from '@mui/material/styles'
import { loadState } from '#api/cache/loadState'
import { useBalanceQuery } from '#api/money/wallet'
import { memberPaths } from '#lib/paths/member'
import { Money } from '#ui/display/Money'
import { ButtonLink } from '#ui/form/BusyButton'
import { ListIcon } from '#ui/icons/actions'
import { ArrowDownIcon, ArrowUpIcon, HistoryIcon } from '#ui/icons/controls'
import { useText } from '#ui/intl/useText'
import { LoadArea, SkeletonBlock, UpdatedAt } from '#ui/load/LoadArea'
import { SectionCard } from '#ui/page/SectionCard'

interface CreditWaysProps {
  userId: string
}

/** The credit with the money actions below it. The actions are shown even if the credit could not be loaded. */
export function CreditWays({ userId }: CreditWaysProps) {
  const text = useText()
  return (
    <SectionCard title={text('money.credit')}>
      <LoadArea
        state={loadState(useBalanceQuery(userId))}
        skeleton={<SkeletonBlock height={creditHeight} />}
      >
        {(credit, updatedAt) => (
          <>
            <Amount>
              <Money amount={credit} />
            </Amount>
            <UpdatedAt updatedAt={updatedAt} isStale={false} />
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

/** Height in pixels of the amount and its time. */
const creditHeight = 68

const Amount = styled('p')(({ theme }) => ({
  ...theme.typography.h1,
  margin: 0,
  // Keeps the amount on one line, even with large text.
  fontSize: 'min(2.25rem, 9vw)',
}))

/** Two columns on a phone, four where there is space. */
const Ways = styled('nav')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  gap: 8,
  marginTop: 16,
  '& > a': { minHeight: 48 },
})
