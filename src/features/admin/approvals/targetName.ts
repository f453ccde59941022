import { useCallback } from 'react'
import { settingNames } from '#contract/admin/calls'
import type { Approval } from '#contract/admin/system'
import type { MessageKey } from '#ui/intl/messages'
import { useText } from '#ui/intl/useText'

/** Settings by the name of their page. */
const settings: Partial<Record<(typeof settingNames)[number], MessageKey>> = {
  withdraw: 'adminSite.site.withdraw',
  risk: 'adminSite.site.risk',
  transferbank: 'adminSite.site.transferbank',
  websetting: 'adminSite.site.websetting',
  wheel: 'admin.menu.wheel',
  cashback: 'admin.menu.cashback',
  invite: 'admin.menu.invite',
}

type Target = Pick<Approval, 'targetType' | 'targetId' | 'targetName' | 'player'>

/** Names a request's target: a player, setting, promotion, batch or account. */
export function useTargetName(): (target: Target) => string {
  const text = useText()
  return useCallback(
    ({ targetType, targetId, targetName, player }) => {
      if (player !== null) return player.name || player.username
      const name = settingNames.find((one) => one === targetId)
      const key = targetType === 'setting' && name !== undefined ? settings[name] : undefined
      return key === undefined ? (targetName ?? targetId) : text(key)
    },
    [text],
  )
}
