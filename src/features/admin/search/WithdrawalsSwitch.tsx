import { useState } from 'react'
import * as v from 'valibot'
import { settingDrafts } from '#contract/admin/site'
import { useText } from '#ui/intl/useText'
import { useSaveSettingMutation, useSettingQuery } from '../api/offerCalls'
import { DecisionDialog } from '../decision/DecisionDialog'

/** Closes withdrawals for all players at once, whatever their hours, or opens them again. */
export function WithdrawalsSwitch({ onClose }: { onClose: () => void }) {
  const setting = useSettingQuery('withdraw')
  const stored = setting.data?.value
  const read = v.safeParse(settingDrafts.withdraw, stored?.value)
  if (!stored || !read.success) return null
  return <Question {...stored} isClosed={read.output.closed} onClose={onClose} />
}

interface QuestionProps {
  value: unknown
  version: number
  isClosed: boolean
  onClose: () => void
}

function Question({ onClose, ...now }: QuestionProps) {
  const text = useText()
  const [save] = useSaveSettingMutation()
  // The value when the dialog opened: a colleague's change must not reverse the question.
  const [{ value, version, isClosed }] = useState(now)
  const doing = isClosed ? 'open' : 'close'
  return (
    <DecisionDialog
      title={text(`admin.withdrawals.${doing}`)}
      about={`withdrawals:${doing}`}
      summary={<p>{text(`admin.withdrawals.${doing}Means`)}</p>}
      confirmLabel={text(`admin.withdrawals.${doing}`)}
      destructive={doing === 'close'}
      send={({ requestId }) =>
        save({
          requestId,
          name: 'withdraw',
          version,
          value: { ...Object(value), closed: !isClosed },
        })
      }
      done={text(`admin.withdrawals.${doing}Done`)}
      onClose={onClose}
    />
  )
}
