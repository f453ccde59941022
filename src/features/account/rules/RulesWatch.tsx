import { useState } from 'react'
import { useOnline } from '#api/client/refetch'
import { useWebSettingQuery } from '#api/session/setting'
import { mustAccept } from '#contract/site/rules'
import { providerExt } from '#lib/environment'
import { usePlayerRecordQuery } from '../api/player'
import { RulesDialog } from './RulesDialog'

/**
 * Asks the player to accept a new version of the rules. Only fresh answers count, so the app locks no player out
 * without a connection, or by a provider that cannot record it.
 */
export function RulesWatch({ userId }: { userId: string }) {
  const isOnline = useOnline()
  const setting = useWebSettingQuery(undefined, { skip: !providerExt }).currentData
  const rules = setting?.value[0]?.rules ?? null
  // The first version needs no acceptance, so most starts need no second call.
  const isLater = mustAccept(rules, null)
  const player = usePlayerRecordQuery(userId, { skip: !isLater }).currentData
  const [postponed, setPostponed] = useState(0)
  if (!isOnline || rules === null || setting?.isStale !== false || player?.isStale !== false) {
    return null
  }
  if (!mustAccept(rules, player.value.rulesVersion) || rules.version <= postponed) return null
  return (
    <RulesDialog userId={userId} rules={rules} onPostpone={() => setPostponed(rules.version)} />
  )
}
