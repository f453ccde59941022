import type { Protection } from '#contract/protection/limits'
import { DescriptionList } from '#ui/display/DescriptionList'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'

/** The player's own limits and breaks: staff see them and can never loosen them. */
export function PlayerProtection({ protection }: { protection: Protection }) {
  const text = useText()
  const format = useFormat()
  const { limits, block } = protection
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
    ...limits.map(({ kind, window, amount, minutes, status }) => ({
      label: [
        text(`adminPeople.limit.${kind}`),
        text(`adminPeople.window.${window}`),
        status === 'waiting' ? text('adminPeople.limitWaiting') : '',
      ]
        .filter((part) => part !== '')
        .join(' · '),
      value:
        amount === null
          ? text('adminPeople.minutes', { count: minutes ?? 0 })
          : format.money(amount),
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
