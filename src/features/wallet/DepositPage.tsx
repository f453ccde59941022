import { styled } from '@mui/material/styles'
import { useSelector } from 'react-redux'
import { bothLoads, loadState } from '#api/cache/loadState'
import { useTransferBanksQuery } from '#api/money/deposit'
import { useWalletQuery } from '#api/money/wallet'
import { useAvailablePromotionQuery, usePromotionTimes } from '#api/promotion/promotion'
import { useBlock, useProtection } from '#api/protection/limits'
import { selectPlayer } from '#api/session/session'
import { type Block, blockError } from '#contract/protection/limits'
import { providerExt } from '#lib/environment'
import { memberPaths } from '#lib/paths/member'
import { ButtonLink } from '#ui/form/BusyButton'
import { ShieldIcon } from '#ui/icons/menu'
import { useErrorText } from '#ui/intl/useErrorText'
import { useText } from '#ui/intl/useText'
import { LoadArea, SkeletonBlock } from '#ui/load/LoadArea'
import { Page } from '#ui/page/Page'
import { EmptyState } from '#ui/state/Note'
import { useNow } from '#ui/time/useNow'
import { DepositForm } from './deposit/DepositForm'
import { DepositSteps } from './deposit/DepositSteps'
import { MoneyOffline, NotOpen } from './MoneyNotices'

/** Step 1 of a deposit. The other steps have their own address, so a reload returns to them. */
export function DepositPage() {
  const text = useText()
  const userId = useSelector(selectPlayer)?.id
  return (
    <Page title={text('wallet.deposit.title')}>
      {!providerExt && <NotOpen />}
      {providerExt && userId !== undefined && <Deposit key={userId} userId={userId} />}
    </Page>
  )
}

function Deposit({ userId }: { userId: string }) {
  const banks = loadState(useTransferBanksQuery())
  const available = loadState(useAvailablePromotionQuery(userId))
  const wallet = loadState(useWalletQuery(userId))
  usePromotionTimes(available.answer?.value.promotions)
  const state = bothLoads(wallet, bothLoads(banks, available))
  // A missing limit does not block the form: the provider checks it again and decides.
  const limitLeft = useProtection(userId).answer?.value.depositLeft ?? null
  const block = useBlock(userId, useNow())
  if (block) return <DuringBreak block={block} />
  return (
    <Column>
      <DepositSteps current={0} />
      <MoneyOffline />
      <LoadArea state={state} skeleton={<SkeletonBlock height={480} />}>
        {([walletNow, [transferBanks, promotions]]) => (
          <DepositForm
            userId={userId}
            banks={transferBanks}
            available={promotions}
            wallet={walletNow}
            limitLeft={limitLeft}
          />
        )}
      </LoadArea>
    </Column>
  )
}

const Column = styled('div')({ maxWidth: 560, margin: '0 auto' })

interface DuringBreakProps {
  block: Block
}

/** Shown instead of the form during a break or self-exclusion, when no deposit is accepted. */
function DuringBreak({ block }: DuringBreakProps) {
  const text = useText()
  const errorText = useErrorText()
  return (
    <EmptyState
      icon={<ShieldIcon size={32} />}
      title={errorText(blockError(block))}
      message={text('wallet.deposit.duringBreak')}
      action={
        <>
          <ButtonLink to={memberPaths.withdraw} variant="contained">
            {text('wallet.withdraw.title')}
          </ButtonLink>
          <ButtonLink to={memberPaths.limits} variant="outlined">
            {text('wallet.deposit.limits')}
          </ButtonLink>
        </>
      }
    />
  )
}
