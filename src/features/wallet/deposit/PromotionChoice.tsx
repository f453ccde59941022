import { styled } from '@mui/material/styles'
import { useRequireTurnover } from '#api/session/setting'
import {
  type AvailablePromotion,
  exampleDeposit,
  type Promotion,
  promotionTerms,
  type Received,
} from '#contract/promotion/promotion'
import type { TransferBank } from '#contract/site/site'
import type { Deposit, Wallet } from '#contract/wallet/wallet'
import type { Satang } from '#lib/money'
import { isAlwaysOpen, isOpenAt } from '#lib/time'
import { cardGround } from '#ui/appearance/grounds'
import { DataText } from '#ui/display/DataText'
import { OptionCards } from '#ui/form/OptionCards'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { PromotionTerms, PromotionTermsLine, WithoutPromotion } from '#ui/money/PromotionTerms'

/** The account and channel by which the money is sent. */
export interface DepositWay {
  /** Value of the radio button. */
  key: string
  bank: TransferBank
  channel: Deposit['channel']
}

/** All payment methods of the operator's accounts, in the operator's order, closed ones last. */
export function depositWays(banks: readonly TransferBank[]): DepositWay[] {
  return banks
    .toSorted((one, other) => closed(one) - closed(other) || one.sort - other.sort)
    .flatMap((bank) => {
      const byBank: DepositWay = { key: `${bank.transferBankID}:bank`, bank, channel: 'bank' }
      const byQr: DepositWay = { key: `${bank.transferBankID}:qr`, bank, channel: 'qr' }
      return bank.promptPayId === null ? [byBank] : [byQr, byBank]
    })
}

function closed({ status }: TransferBank): number {
  return status === 'on' ? 0 : 1
}

/** Whether it accepts deposits at `now`. Depends on this device's clock being right. */
export function isOpenWay({ bank }: DepositWay, now: number): boolean {
  return bank.status === 'on' && isOpenAt(now, bank.openFrom, bank.openTo)
}

interface WayChoiceProps {
  ways: readonly DepositWay[]
  /** Milliseconds since 1970, for the opening hours. */
  now: number
  value: string
  onChange: (key: string) => void
  error: string | null
}

/** Selects the operator's account, and transfer or QR code. */
export function WayChoice({ ways, now, value, onChange, error }: WayChoiceProps) {
  const text = useText()
  const format = useFormat()
  const noteOf = (way: DepositWay) => {
    const { status, minDeposit, maxDeposit, openFrom: from, openTo: to } = way.bank
    if (status !== 'on') return text('wallet.deposit.closed')
    const range = { min: format.money(minDeposit), max: format.money(maxDeposit) }
    if (!isOpenWay(way, now)) return text('wallet.deposit.closedNow', { from, to })
    const hours = isAlwaysOpen(from, to) ? [] : [text('wallet.deposit.hours', { from, to })]
    return [text('wallet.deposit.range', range), ...hours].join(' · ')
  }
  return (
    <OptionCards
      legend={text('wallet.deposit.way')}
      name="way"
      value={value}
      onChange={onChange}
      error={error}
      options={ways.map((way) => ({
        value: way.key,
        label: (
          <DataText>
            {text(way.channel === 'qr' ? 'wallet.deposit.byQr' : 'wallet.deposit.byBank', {
              bank: way.bank.bank_name,
            })}
          </DataText>
        ),
        note: noteOf(way),
        disabled: way.bank.status !== 'on',
      }))}
    />
  )
}

export interface DepositPromotion {
  id: string
  name: string
  /** The promotion's bonus and conditions; null while unknown. */
  promotion: Promotion | null
}

/**
 * Promotions that can be chosen with a deposit. A promotion claimed earlier and still waiting comes first.
 * While one is being played through, or belongs to another deposit, there are none.
 */
export function depositPromotions({
  active,
  waiting,
  promotions,
}: AvailablePromotion): DepositPromotion[] {
  if (active || waiting?.depositId) return []
  const choices = promotions
    .filter(({ PromotionType }) => PromotionType !== 'freecredit')
    .map((promotion) => ({ id: promotion.PromotionID, name: promotion.PromotionName, promotion }))
  if (waiting === null) return choices
  const { PromotionID: id, PromotionName: name } = waiting
  const promotion = promotions.find(({ PromotionID }) => PromotionID === id) ?? null
  return [{ id, name, promotion }, ...choices.filter((choice) => choice.id !== id)]
}

interface PromotionChoiceProps {
  offered: readonly DepositPromotion[]
  /** The promotion claimed earlier that waits for a deposit, if any. */
  waiting: Received | null
  wallet: Wallet
  /** The typed amount; null if it is invalid. */
  amount: Satang | null
  value: string
  onChange: (promotionId: string) => void
  error: string | null
}

/** Chooses a bonus, or expressly none. The consequences of each are shown before the choice. */
export function PromotionChoice(props: PromotionChoiceProps) {
  const { offered, waiting, wallet, amount, value, onChange, error } = props
  const text = useText()
  const requireTurnover = useRequireTurnover()
  const chosen = offered.find(({ id }) => id === value)
  return (
    <>
      <OptionCards
        legend={text('wallet.deposit.promotion')}
        name="promotion"
        value={value}
        onChange={onChange}
        error={error}
        options={[
          {
            value: '',
            label: text('wallet.deposit.noPromotion'),
            note: (
              <WithoutPromotion
                wallet={wallet}
                waiting={waiting}
                requireTurnover={requireTurnover}
              />
            ),
          },
          ...offered.map((each) => ({
            value: each.id,
            label: <DataText>{each.name}</DataText>,
            note: (
              <>
                {each.id === waiting?.PromotionID && (
                  <span>{text('wallet.deposit.promotionWaiting', { name: each.name })} </span>
                )}
                <ShortTerms offered={each} amount={amount} />
              </>
            ),
          })),
        ]}
      />
      <Chosen aria-live="polite">
        {chosen && (
          <WholeTerms
            offered={chosen}
            wallet={wallet}
            amount={amount}
            requireTurnover={requireTurnover}
          />
        )}
      </Chosen>
    </>
  )
}

function ShortTerms({
  offered: { promotion },
  amount,
}: {
  offered: DepositPromotion
  amount: Satang | null
}) {
  const text = useText()
  const format = useFormat()
  if (promotion === null) return null
  const deposit = amount ?? exampleDeposit(promotion)
  const terms = promotionTerms(promotion, deposit)
  if (terms === null) {
    return text('promotionTerms.below', { min: format.money(promotion.minDeposit) })
  }
  return (
    <span>
      {text('promotionTerms.example', { amount: format.money(deposit) })}
      {' · '}
      <PromotionTermsLine terms={terms} />
    </span>
  )
}

interface WholeTermsProps {
  offered: DepositPromotion
  wallet: Wallet
  amount: Satang | null
  requireTurnover: boolean
}

function WholeTerms({
  offered: { name, promotion },
  wallet,
  amount,
  requireTurnover,
}: WholeTermsProps) {
  const text = useText()
  const format = useFormat()
  if (promotion === null) return null
  const deposit = amount ?? exampleDeposit(promotion)
  const terms = promotionTerms(promotion, deposit, wallet)
  if (terms === null) return null
  return (
    <Box>
      <Name>
        <DataText>{name}</DataText>
        {' · '}
        {text('promotionTerms.example', { amount: format.money(deposit) })}
      </Name>
      <PromotionTerms terms={terms} requireTurnover={requireTurnover} />
    </Box>
  )
}

const Chosen = styled('div')({ marginBottom: 16 })

const Box = styled('div')(({ theme }) => ({
  padding: 16,
  ...cardGround(theme),
}))

const Name = styled('p')(({ theme }) => ({ ...theme.typography.h5, margin: '0 0 8px' }))
