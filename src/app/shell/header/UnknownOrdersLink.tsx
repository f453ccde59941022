import { useUnknownOrders } from '#features/wallet/api/useUnknownOrders'
import { memberPaths } from '#lib/paths/member'
import { HistoryIcon } from '#ui/icons/controls'
import { useText } from '#ui/intl/useText'
import { HeaderNoticeLink } from './HeaderNotice'

/** Says on every page that orders are without a final answer, and leads to where they stand. */
export function UnknownOrdersLink({ userId, isStrip }: { userId: string; isStrip: boolean }) {
  const text = useText()
  const count = useUnknownOrders(userId).length
  return (
    <output>
      {count > 0 && (
        <HeaderNoticeLink to={memberPaths.history} data-strip={isStrip}>
          <HistoryIcon size={isStrip ? 14 : 18} />
          {text('shell.unknownOrders', { count })}
        </HeaderNoticeLink>
      )}
    </output>
  )
}
