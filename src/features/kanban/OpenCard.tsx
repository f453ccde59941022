import { useEffect, useRef } from 'react'
import { lazyCover } from '#ui/cover/lazyCover'
import { useItemDeeds } from './actions/useItemActions'
import { useOpenCard } from './useOpenCard'

const CardDrawer = lazyCover(
  () => import('./drawer/CardDrawer').then((module) => module.CardDrawer),
  ({ onClose }) => onClose,
)

/** The drawer of the item or story that the address names; loaded when it is first wanted. */
export function OpenCard() {
  const { card, close } = useOpenCard()
  const { select } = useItemDeeds()
  const selected = useRef<string | null>(null)
  const itemId = card?.kind === 'item' ? card.id : null
  useEffect(() => {
    if (selected.current === itemId) return
    selected.current = itemId
    select(itemId)
  })
  if (card === null) return null
  return <CardDrawer key={`${card.kind} ${card.id}`} card={card} onClose={close} />
}
