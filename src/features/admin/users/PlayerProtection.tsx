import type { Protection } from '#contract/protection/limits'
import { DescriptionList } from '#ui/display/DataText'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'

/** The player's own limits and breaks: staff can see them but never loosen them. */
export function PlayerProtection({ protection }: { protection: Protection }) {
  const text = useText()
  const format = useFormat()
  const { limits, block } = protection
  const valueOf = ({ amount, minutes }: (typeof limits)[number]) => {
    if (amount !== null) return format.money(amount)
    // Without an amount or minutes, the player asks to remove the limit.
    return minutes === null
      ? text('adminPeople.limitRemoved')
      : text('adminPeople.minutes', { count: minutes })
  }
  const items = [
    ...(block === null
      ? []
      : [
          {
            label: text(`adminPeople.block.${block.kind}`),
            value:
              block.endAt === null ? text('adminPeople.forEver') : format.dateTime(block.endAt),
          },
        ]),
    ...limits.map((limit) => ({
      label: [
        text(`adminPeople.limit.${limit.kind}`),
        text(`adminPeople.window.${limit.window}`),
        limit.status === 'waiting' ? text('adminPeople.limitWaiting') : '',
      ]
        .filter((part) => part !== '')
        .join(' · '),
      value: valueOf(limit),
    })),
  ]
  return (
    <>
      {items.length === 0 ? (
        <p>{text('adminPeople.limits.none')}</p>
      ) : (
        <DescriptionList items={items} />
      )}
      <p>{text('adminPeople.limits.own')}</p>
    </>
  )
}
