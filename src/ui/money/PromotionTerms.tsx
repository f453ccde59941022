import { styled } from '@mui/material/styles'
import { Fragment } from 'react'
import type { Satang } from '#lib/money'
import { DescriptionList, SentenceWithData } from '../display/DataText'
import { Money } from '../display/Money'
import { useFormat } from '../intl/useFormat'
import { useText } from '../intl/useText'
import { type TurnoverLock, useLockName } from './TurnoverLocks'
import { TermSentences } from './TurnoverTerms'

/** As `promotionTerms` of the contract gives them. */
export interface PromotionTermsShown {
  bonus: Satang
  turnover: Satang
  /** Null for all that there is. */
  maxWithdraw: Satang | null
  /** Zero for no end. */
  days: number
  /** Null where it is not known. */
  credit: Satang | null
  own: Satang | null
}

interface PromotionTermsProps {
  terms: PromotionTermsShown
  /** The operator’s setting: whether turnover locks all credit. */
  requireTurnover: boolean
}

/**
 * What a promotion gives and asks for with one deposit, in baht: what it locks, which money is staked first, what its
 * cap leaves and what a cancel costs. Shown wherever a player can claim it, before the confirmation.
 */
export function PromotionTerms({ terms, requireTurnover }: PromotionTermsProps) {
  const text = useText()
  const format = useFormat()
  const termFacts = useTermFacts()
  const { turnover, maxWithdraw, credit, own } = terms
  // Without turnover it is completed at once: nothing is locked, and nothing is left to cancel.
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

/** The figures alone, in one line: for several promotions among which somebody chooses. */
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
  /** The promotion that was received and has not begun, if there is one. */
  waiting: { PromotionName: string; depositId: string | null } | null | undefined
  /** The operator’s setting: whether turnover locks credit. */
  requireTurnover: boolean
}

/** What a deposit without a promotion is tied to. Nothing is promised while the wallet is not known. */
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
