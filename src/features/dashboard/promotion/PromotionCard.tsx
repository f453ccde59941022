import { loadState } from '#api/cache/loadState'
import { useWalletQuery } from '#api/money/wallet'
import { useAvailablePromotionQuery } from '#api/promotion/promotion'
import type { Wallet } from '#contract/wallet/wallet'
import { providerExt } from '#lib/environment'
import { memberPaths } from '#lib/paths/member'
import { ButtonLink } from '#ui/form/BusyButton'
import { GiftIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import { CreditParts } from '#ui/money/CreditParts'
import { TurnoverLocks } from '#ui/money/TurnoverLocks'
import { useBalanceHidden } from '../balance/hiddenBalance'
import { RuleLink } from '../card/CardLink'
import { CardMessage } from '../card/CardMessage'
import { LoadCard } from '../card/LoadCard'
import { PromotionProgress, PromotionSkeleton } from './PromotionProgress'

/** Height in pixels. Chosen so that the card ends level with the balance card beside it. */
const promotionHeight = 132

interface Props {
  userId: string
}

/** The promotion being played through, and all other locks on the credit. */
export function PromotionCard({ userId }: Props) {
  const text = useText()
  const card = {
    title: text('dashboard.promotion.title'),
    action: <RuleLink />,
    height: promotionHeight,
    skeleton: <PromotionSkeleton />,
  }
  // A provider without wallets only reports the promotion, and no other turnover.
  const available = loadState(useAvailablePromotionQuery(userId, { skip: providerExt }))
  const wallet = loadState(useWalletQuery(userId, { skip: !providerExt }))
  if (providerExt) {
    return (
      <LoadCard {...card} state={wallet}>
        {(value) => <Tied wallet={value} />}
      </LoadCard>
    )
  }
  return (
    <LoadCard {...card} state={available}>
      {({ active }) =>
        active ? (
          <PromotionProgress promotion={active} />
        ) : (
          <None message="dashboard.promotion.noneKnown" />
        )
      }
    </LoadCard>
  )
}

function Tied({ wallet }: { wallet: Wallet }) {
  const isHidden = useBalanceHidden()
  const { promotion, locks, turnoverLeft } = wallet
  const free = locks.length === 0 && turnoverLeft === 0
  const others = locks.filter(({ source }) => source !== 'promotion')
  return (
    <>
      {promotion ? (
        <PromotionProgress promotion={promotion} />
      ) : (
        <None message={free ? 'dashboard.promotion.noneMeans' : 'dashboard.promotion.tied'} />
      )}
      {others.length > 0 && <TurnoverLocks locks={others} />}
      {wallet.locked > 0 && !isHidden && <CreditParts wallet={wallet} withCredit={false} />}
    </>
  )
}

interface NoneProps {
  message: `dashboard.promotion.${'noneKnown' | 'noneMeans' | 'tied'}`
}

function None({ message }: NoneProps) {
  const text = useText()
  return (
    <CardMessage
      icon={<GiftIcon size={28} />}
      title={text('dashboard.promotion.none')}
      message={text(message)}
      action={
        <ButtonLink to={memberPaths.promotions} variant="outlined">
          {text('dashboard.promotion.see')}
        </ButtonLink>
      }
    />
  )
}
