import { styled } from '@mui/material/styles'
import { Fragment } from 'react'
import type { Satang } from '#lib/money'
import { SentenceWithData } from '../display/DataText'
import { DescriptionList } from '../display/DescriptionList'
import { Money } from '../display/Money'
import { useFormat } from '../intl/useFormat'
import { useText } from '../intl/useText'
import { type TurnoverLock, useLockName } from './TurnoverLocks'

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
}

/**
 * What a promotion gives and asks for with one deposit, in baht, what is locked meanwhile and what
 * giving it up costs. Stands wherever somebody may say yes to it, and before.
 */
export function PromotionTerms({ terms }: PromotionTermsProps) {
  const text = useText()
  const format = useFormat()
  const termFacts = useTermFacts()
  const { maxWithdraw, credit, own } = terms
  return (
    <Stack>
      <DescriptionList items={termFacts(terms)} />
      <Sentences>
        <li>
          {credit !== null && credit > 0
            ? text('promotion.terms.locks', { credit: format.money(credit) })
            : text('promotion.terms.locksAll')}
        </li>
        {maxWithdraw !== null && (
          <li>{text('promotion.terms.cap', { cap: format.money(maxWithdraw) })}</li>
        )}
        <li>
          {own !== null && own > 0
            ? text('promotion.terms.cancel', { own: format.money(own) })
            : text('promotion.terms.cancelAll')}
        </li>
      </Sentences>
    </Stack>
  )
}

/** The figures alone, in one line: for several promotions among which somebody chooses. */
export function PromotionTermsLine({ terms }: PromotionTermsProps) {
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
    { label: text('promotion.terms.bonus'), value: <Money amount={bonus} /> },
    { label: text('promotion.terms.turnover'), value: <Money amount={turnover} /> },
    {
      label: text('promotion.terms.maxWithdraw'),
      value:
        maxWithdraw === null ? text('promotion.terms.unlimited') : <Money amount={maxWithdraw} />,
    },
    ...(days > 0
      ? [
          {
            label: text('promotion.terms.time'),
            value: text('promotion.terms.days', { count: days }),
          },
        ]
      : []),
  ]
}

const Stack = styled('div')({ display: 'grid', gap: 12 })

const Sentences = styled('ul')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'grid',
  gap: 4,
  margin: 0,
  paddingInlineStart: 18,
  color: theme.palette.text.secondary,
}))

interface TiedWallet {
  turnoverLeft: Satang
  promotion: { PromotionName: string } | null
  locks: readonly TurnoverLock[]
}

/** What a deposit without a promotion is tied to. Nothing is promised while the wallet is not known. */
export function WithoutPromotion({ wallet }: { wallet: TiedWallet | undefined }) {
  const text = useText()
  const format = useFormat()
  const lockName = useLockName()
  if (wallet === undefined) return text('promotion.without.noBonus')
  const { promotion, locks, turnoverLeft } = wallet
  if (locks.length === 0 && turnoverLeft === 0) return text('promotion.without.text')
  const left = format.money(turnoverLeft)
  return (
    <SentenceWithData>
      {promotion
        ? text('promotion.without.active', { name: promotion.PromotionName, left })
        : text('promotion.without.locked', { names: locks.map(lockName).join(', '), left })}
    </SentenceWithData>
  )
}
