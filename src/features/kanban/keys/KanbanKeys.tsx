import IconButton from '@mui/material/IconButton'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useEffectEvent, useState } from 'react'
import { isComposing } from '#lib/keys/isComposing'
import { KeyboardIcon } from '#ui/icons/mail'
import { useText } from '#ui/intl/useText'
import { lazyOverlay } from '#ui/overlay/lazyOverlay'
import { VisuallyHidden } from '#ui/page/Page'
import { isSingleKey, pressedKey, useKeysWanted } from '#ui/table/SearchBox'
import { useItemActions } from '../actions/useBoardActions'
import { useKanban } from '../model/kanban'
import { firstItem, focusedItem, focusedPlace, isOnBoard, itemIdOf, neighbourOf } from './itemWalk'
import { useCarrying } from './useCarrying'

const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']

const walking = [...arrows, 'j', 'k']

const KanbanKeyHelp = lazyOverlay(
  () => import('./KanbanKeyHelp').then((module) => module.KanbanKeyHelp),
  ({ onClose }) => onClose,
)

/**
 * Keyboard control of the items, and the button that lists the shortcuts on devices with a keyboard. Load it
 * lazily.
 */
export function KanbanKeys() {
  const text = useText()
  const { items } = useKanban()
  const { archive } = useItemActions()
  const [wanted] = useKeysWanted()
  const [isHelpOpen, setHelpOpen] = useState(false)
  const carry = useCarrying()
  const [said, setSaid] = useState('')
  const hasKeyboard = useMediaQuery('(hover: hover)', { noSsr: true })

  function act(key: string): boolean {
    const card = focusedItem()
    const item = items.get(itemIdOf(card))
    if (key === 'j' || key === 'k') {
      const next = card ? neighbourOf(card, key === 'j' ? 'ArrowDown' : 'ArrowUp') : firstItem()
      next?.focus()
    } else if (key === 'e') card?.click()
    else if (key === 'c') void (item && archive(item))
    else if (key === 'n') beginAdding()
    else if (key === '?') setHelpOpen(true)
    else return false
    return true
  }

  /** @returns true if a key with Alt moves the focused item */
  function carries(event: KeyboardEvent): boolean {
    const { key, ctrlKey, metaKey, shiftKey, repeat, defaultPrevented } = event
    const item = items.get(itemIdOf(focusedItem()))
    if (!item || ctrlKey || metaKey || shiftKey || defaultPrevented) return false
    if (key !== 'ArrowUp' && key !== 'ArrowDown') return false
    if (!repeat) setSaid(carry(item, key === 'ArrowDown' ? 1 : -1))
    return true
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isComposing(event)) return
    if (event.altKey) {
      if (carries(event)) event.preventDefault()
      return
    }
    const key = pressedKey(event)
    // On many keyboards the question mark needs Shift.
    if ((event.shiftKey && key !== '?') || !isSingleKey(event)) return
    // A held key only moves the focus; it must not archive one card after the other.
    if (event.repeat && !walking.includes(key)) return
    const card = arrows.includes(key) ? focusedItem() : null
    // The drag library has already handled the keys of a lifted card.
    if (card && card === event.target) neighbourOf(card, key).focus()
    else if (!wanted || !act(key)) return
    event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  const name = text('keys.title')
  return (
    <>
      {hasKeyboard && (
        <IconButton
          aria-label={name}
          title={name}
          aria-keyshortcuts="?"
          onClick={() => setHelpOpen(true)}
        >
          <KeyboardIcon size={20} />
        </IconButton>
      )}
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
      {isHelpOpen && <KanbanKeyHelp isBoard={isOnBoard()} onClose={() => setHelpOpen(false)} />}
    </>
  )
}

/** Opens the field at the end of the focused column or story, or focuses it. */
function beginAdding(): void {
  const place = focusedPlace()
  const opener = place?.querySelector<HTMLElement>('button[name="add"]')
  if (opener) opener.click()
  else [...(place?.querySelectorAll('input') ?? [])].at(-1)?.focus()
}
