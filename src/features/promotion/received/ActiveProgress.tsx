import { styled } from '@mui/material/styles'
import { type ActivePromotion, turnoverProgress } from '#contract/promotion/promotion'
import type { Wallet, WalletPromotion } from '#contract/wallet/wallet'
import { DataText, DescriptionList } from '#ui/display/DataText'
import { Money } from '#ui/display/Money'
import { ProgressBar } from '#ui/display/ProgressBar'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { useNow } from '#ui/time/useNow'

interface Props {
  promotion: ActivePromotion
  /** Null if the provider has no wallets. */
  wallet: Wallet | null
}

export function ActiveProgress({ promotion, wallet }: Props) {
  const text = useText()
  const format = useFormat()
  const { PromotionName, bonus, maxWithdraw, expiresAt } = promotion
  const { done, required, left, share } = turnoverProgress(promotion)
  const pot = wallet?.promotion?.takenIfCancelled ?? null
  return (
    <Stack>
      <Name>
        <DataText>{PromotionName}</DataText>
      </Name>
      <ProgressBar
        share={share}
        note={format.percent(share)}
        label={text('promotion.progress.turnover', {
          done: format.money(done),
          required: format.money(required),
        })}
      />
      <DescriptionList
        items={[
          { label: text('promotion.progress.left'), value: <Money amount={left} /> },
          { label: text('promotion.progress.bonus'), value: <Money amount={bonus} /> },
          ...(pot === null ? [] : [{ label: text('money.bonus'), value: <Money amount={pot} /> }]),
          {
            label: text('promotion.progress.maxWithdraw'),
            value:
              maxWithdraw > 0 ? <Money amount={maxWithdraw} /> : text('promotionTerms.unlimited'),
          },
        ]}
      />
      {wallet?.promotion && <Meaning wallet={wallet} promotion={wallet.promotion} />}
      {expiresAt !== null && <Validity until={expiresAt} />}
    </Stack>
  )
}

/**
 * Explains what the promotion locks, which money is staked first, and what completion or cancelling leaves now.
 */
function Meaning({ wallet, promotion }: { wallet: Wallet; promotion: WalletPromotion }) {
  const text = useText()
  const format = useFormat()
  const { keepsIfCancelled: keeps, takenIfCancelled: taken, keepsAtCompletion } = promotion
  return (
    <Sentences>
      {wallet.locked > 0 && (
        <li>{text('wallet.rule.locked', { locked: format.money(wallet.locked) })}</li>
      )}
      <li>{text('rules.ownFirst')}</li>
      {keepsAtCompletion !== null && (
        <li>{text('promotion.progress.cap', { keeps: format.money(keepsAtCompletion) })}</li>
      )}
      <li>
        {text('promotion.progress.own', { keeps: format.money(keeps), taken: format.money(taken) })}
      </li>
    </Sentences>
  )
}

const Stack = styled('div')({ display: 'grid', gap: 12 })

const Name = styled('h3')(({ theme }) => ({ ...theme.typography.h4, margin: 0 }))

const Sentences = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  margin: 0,
  paddingInlineStart: 18,
  color: theme.palette.text.secondary,
}))

interface ValidityProps {
  /** Milliseconds since 1970. */
  until: number
}

/** Shows the time left and the exact end. */
function Validity({ until }: ValidityProps) {
  const text = useText()
  const format = useFormat()
  const now = useNow()
  const time = format.dateTime(until)
  return (
    <Line>
      {until > now
        ? text('promotion.active.expires', { distance: format.relative(until, now), time })
        : text('promotion.active.expired', { time })}
    </Line>
  )
}

const Line = styled('p')(({ theme }) => ({ margin: 0, color: theme.palette.text.secondary }))
