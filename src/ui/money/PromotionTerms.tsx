import { styled } from '@mui/material/styles'
import { Fragment } from 'react'
import type { Satang } from '#lib/money'
import { DescriptionList, SentenceWithData } from '../display/DataText'
import { Money } from '../display/Money'
import { useFormat } from '../intl/useFormat'
import { useText } from '../intl/useText'
import { type TurnoverLock, useLockName } from './TurnoverLocks'
import { TermSentences } from './TurnoverTerms'

/** Terms as in `promotionTerms` of the API contract. */
export interface PromotionTermsShown {
  bonus: Satang
  turnover: Satang
  /** Null for no cap. */
  maxWithdraw: Satang | null
  /** Zero for no time limit. */
  days: number
  /** Null if unknown. */
  credit: Satang | null
  own: Satang | null
}

interface PromotionTermsProps {
  terms: PromotionTermsShown
  /** The operator’s setting: whether turnover locks all credit. */
  requireTurnover: boolean
}

/**
 * Terms of a promotion for one deposit, in baht: the credit it locks, the money staked first, its cap, and the
 * cost of cancelling. Shown wherever a player can claim it, before the confirmation.
 */
export function PromotionTerms({ terms, requireTurnover }: PromotionTermsProps) {
  const text = useText()
  const format = useFormat()
  const termFacts = useTermFacts()
  const { turnover, maxWithdraw, credit, own } = terms
  // Without turnover the promotion is completed at once: nothing is locked, and nothing can be cancelled.
  const isHeld = turnover > 0
  const lock = () => {
    if (!requireTurnover) return text('promotionTerms.bonusLocked')
    return credit !== null && credit > 0
      ? text('promotionTerms.locks', { credit: format.money(credit) })
      : text('promotionTerms.locksAll')
  }
  return (
    <Stack>
      <DescriptionList items={termFacts(terms)} />
      <TermSentences>
        {isHeld && <li>{lock()}</li>}
        {isHeld && <li>{text('rules.ownFirst')}</li>}
        {maxWithdraw !== null && (
          <li>{text('promotionTerms.cap', { cap: format.money(maxWithdraw) })}</li>
        )}
        {isHeld && <li>{text('rules.forfeit')}</li>}
        {isHeld && own !== null && own > 0 && (
          <li>{text('promotionTerms.cancel', { own: format.money(own) })}</li>
        )}
      </TermSentences>
    </Stack>
  )
}

/** Only the figures in one line, for choosing among several promotions. */
export function PromotionTermsLine({ terms }: Pick<PromotionTermsProps, 'terms'>) {
  return useTermFacts()(terms).map(({ label, value }, index) => (
    <Fragment key={label}>
      {index > 0 && ' · '}
      {label} {value}
    </Fragment>
  ))
}

function useTermFacts() {
  const text = useText()
  return ({ bonus, turnover, maxWithdraw, days }: PromotionTermsShown) => [
    { label: text('promotionTerms.bonus'), value: <Money amount={bonus} /> },
    { label: text('promotionTerms.turnover'), value: <Money amount={turnover} /> },
    {
      label: text('promotionTerms.maxWithdraw'),
      value:
        maxWithdraw === null ? text('promotionTerms.unlimited') : <Money amount={maxWithdraw} />,
    },
    ...(days > 0
      ? [
          {
            label: text('promotionTerms.time'),
            value: text('promotionTerms.days', { count: days }),
          },
        ]
      : []),
  ]
}

const Stack = styled('div')({ display: 'grid', gap: 12 })

interface TiedWallet {
  turnoverLeft: Satang
  promotion: { PromotionName: string } | null
  locks: readonly TurnoverLock[]
}

interface WithoutPromotionProps {
  wallet: TiedWallet | undefined
  /** The claimed promotion that has not started, if there is one. */
  waiting: { PromotionName: string; depositId: string | null } | null | undefined
  /** The operator’s setting: whether turnover locks credit. */
  requireTurnover: boolean
}

/** Turnover conditions of a deposit without a promotion. Promises nothing while the wallet is unknown. */
export function WithoutPromotion({ wallet, waiting, requireTurnover }: WithoutPromotionProps) {
  const text = useText()
  const format = useFormat()
  const lockName = useLockName()
  if (wallet === undefined) return text('promotionTerms.without.noBonus')
  const { promotion, locks, turnoverLeft } = wallet
  if (!requireTurnover) return text('promotionTerms.without.text')
  if (waiting?.depositId) {
    const { PromotionName: name } = waiting
    return <SentenceWithData>{text('promotionTerms.without.placed', { name })}</SentenceWithData>
  }
  if (locks.length === 0 && turnoverLeft === 0) return text('promotionTerms.without.text')
  const left = format.money(turnoverLeft)
  return (
    <SentenceWithData>
      {promotion
        ? text('promotionTerms.without.active', { name: promotion.PromotionName, left })
        : text('promotionTerms.without.locked', { names: locks.map(lockName).join(', '), left })}
    </SentenceWithData>
  )
}
