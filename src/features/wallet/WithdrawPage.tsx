import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useSelector } from 'react-redux'
import { bothLoads, loadState } from '#api/cache/loadState'
import { useWalletQuery } from '#api/money/wallet'
import { selectPlayer } from '#api/session/session'
import { useWithdrawSettingQuery } from '#api/session/setting'
import type { Player } from '#contract/account/player'
import type { WithdrawRecord } from '#contract/wallet/history'
import { providerExt } from '#lib/environment'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { Page } from '#ui/page/Page'
import { SkeletonBlock } from '#ui/state/SkeletonBlock'
import { MoneyOffline } from './notices/MoneyOffline'
import { NotOpen } from './notices/NotOpen'
import { Accepted } from './withdraw/Accepted'
import { CreditCard } from './withdraw/CreditCard'
import { Destination } from './withdraw/Destination'
import { WithdrawForm } from './withdraw/WithdrawForm'
import { WithdrawNotices } from './withdraw/WithdrawNotices'

/** Credit to the player's own bank account. What is asked for cannot be taken back (UKGC RTS 14B). */
export function WithdrawPage() {
  const text = useText()
  const player = useSelector(selectPlayer)
  return (
    <Page title={text('wallet.withdraw.title')}>
      {!providerExt && <NotOpen />}
      {providerExt && player && <Withdraw key={player.id} player={player} />}
    </Page>
  )
}

function Withdraw({ player }: { player: Player }) {
  const wallet = loadState(useWalletQuery(player.id))
  const setting = loadState(useWithdrawSettingQuery())
  const [accepted, setAccepted] = useState<WithdrawRecord | null>(null)
  if (accepted) return <Accepted withdrawal={accepted} />
  return (
    <Column>
      <MoneyOffline />
      <LoadArea state={bothLoads(wallet, setting)} skeleton={<SkeletonBlock height={480} />}>
        {([now, [terms]], asOf) => (
          <>
            <CreditCard userId={player.id} wallet={now} asOf={asOf} />
            <Destination player={player} />
            <WithdrawNotices userId={player.id} wallet={now} setting={terms} />
            <WithdrawForm player={player} wallet={now} setting={terms} onAccepted={setAccepted} />
          </>
        )}
      </LoadArea>
    </Column>
  )
}

const Column = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  maxWidth: 560,
  margin: '0 auto',
})
