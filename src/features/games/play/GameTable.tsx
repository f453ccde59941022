import { loadState } from '#api/cache/loadState'
import { useBalanceQuery, useWalletQuery } from '#api/money/wallet'
import { memberPaths } from '#lib/paths/member'
import { Money } from '#ui/display/Money'
import { ButtonLink } from '#ui/form/BusyButton'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { CreditParts } from '#ui/money/CreditParts'
import { TurnoverLocks } from '#ui/money/TurnoverLocks'
import { VisuallyHidden } from '#ui/page/Page'
import { CardColumn, Cards, SectionCard } from '#ui/page/SectionCard'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { BetForm } from './BetForm'
import { RoundList } from './RoundList'
import { useRounds } from './useRounds'

interface Props {
  userId: string
  session: string
}

/** The bet, the turnover that it counts towards, and the rounds played since the page was opened. */
export function GameTable({ userId, session }: Props) {
  const text = useText()
  const balance = loadState(useBalanceQuery(userId))
  const play = useRounds(session)
  return (
    <Cards>
      <SectionCard
        title={text('games.play.round')}
        busy={balance.busy}
        action={
          <b>
            <VisuallyHidden>{text('games.play.credit')}</VisuallyHidden>{' '}
            <Money amount={balance.answer?.value ?? null} />
          </b>
        }
      >
        <BetForm play={play} />
      </SectionCard>
      <CardColumn>
        <SectionCard title={text('games.play.credit')}>
          <StakedMoney userId={userId} />
        </SectionCard>
        <SectionCard
          title={text('games.play.rounds')}
          action={
            <ButtonLink to={`${memberPaths.statement}?kind=game`}>{text('games.bets')}</ButtonLink>
          }
        >
          <RoundList rounds={play.rounds} />
        </SectionCard>
      </CardColumn>
    </Cards>
  )
}

/** Shows which money the next stake uses, and which turnover (promotion, code, cashback) it counts towards. */
function StakedMoney({ userId }: { userId: string }) {
  const text = useText()
  const wallet = loadState(useWalletQuery(userId))
  return (
    <LoadArea state={wallet} skeleton={<SkeletonLines lines={2} lineHeight={28} />}>
      {(now) =>
        now.locks.length === 0 ? (
          <p>{text('wallet.nothingLocked')}</p>
        ) : (
          <>
            <CreditParts wallet={now} withCredit={false} />
            <p>{text('rules.ownFirst')}</p>
            <TurnoverLocks locks={now.locks} />
          </>
        )
      }
    </LoadArea>
  )
}
