import { styled } from '@mui/material/styles'
import { loadState } from '#api/cache/loadState'
import { useWalletQuery } from '#api/money/wallet'
import { Money } from '#ui/display/Money'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { CreditRule } from '#ui/money/CreditRule'
import { SectionCard } from '#ui/page/SectionCard'
import { SkeletonLines } from '#ui/state/SkeletonLines'

const Amount = styled('p')(({ theme }) => ({ ...theme.typography.h3, margin: '0 0 8px' }))

/** What promotions, codes and cashback mean for the credit. */
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
