import * as v from 'valibot'
import { settingDrafts } from '#contract/admin/site'
import { useText } from '#ui/intl/useText'
import { useSaveSettingMutation, useSettingQuery } from '../api/offerCalls'
import { DecisionDialog } from '../decision/DecisionDialog'

/** Closes withdrawals for everybody at once, whatever their hours, or opens them again. */
export function WithdrawalsSwitch({ onClose }: { onClose: () => void }) {
  const text = useText()
  const setting = useSettingQuery('withdraw')
  const [save] = useSaveSettingMutation()
  const stored = setting.data?.value
  const read = v.safeParse(settingDrafts.withdraw, stored?.value)
  if (!stored || !read.success) return null
  const doing = read.output.closed ? 'open' : 'close'
  return (
    <DecisionDialog
      title={text(`admin.withdrawals.${doing}`)}
      summary={<p>{text(`admin.withdrawals.${doing}Means`)}</p>}
      confirmLabel={text(`admin.withdrawals.${doing}`)}
      destructive={doing === 'close'}
      send={({ requestId }) => {
        const value = { ...Object(stored.value), closed: doing === 'close' }
        return save({ requestId, name: 'withdraw', version: stored.version, value })
      }}
      done={text(`admin.withdrawals.${doing}Done`)}
      onClose={onClose}
    />
  )
}
