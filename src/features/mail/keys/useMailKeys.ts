import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { Mail } from '#contract/mail/mail'
import type { MailActions } from '../actions/useMailActions'
import { rowHeight } from '../list/rowStyles'
import type { Selection } from '../list/useMailSelection'
import { rowOf } from '../list/useRowFocus'
import { folderListed, type GoTo, type MailAddress } from '../places/mailAddress'
import type { ReplyKind } from '../reading/replies'
import { pressTool, type ToolName } from '../toolbar/ToolRow'
import { type KeyAction, keyActionOf } from './mailKeys'

interface Scene {
  /** The ids of the list, in its order. */
  ids: readonly string[]
  address: MailAddress
  /** The conversation of the open mail. */
  openMails: readonly Mail[]
  goTo: GoTo
  selection: Selection
  actions: MailActions
  /** The scroll container of the rows. */
  box: RefObject<HTMLElement | null>
  searchField: RefObject<HTMLInputElement | null>
  /** Called with the ids that leave the list. */
  onGone: (ids: readonly string[]) => void
  /** Goes back from the open mail to the list. */
  onBack: () => void
  /** Replies to the open mail, if there is one. */
  onReply: (kind: ReplyKind) => void
  onCompose: () => void
  onHelp: () => void
}

/**
 * The effect of each shortcut. Actions apply to the selected mails, else to the focused mail, else to the
 * open mail.
 */
function keyActions(scene: Scene): Readonly<Record<KeyAction, () => void>> {
  const { ids, address, openMails, goTo, selection, actions, box } = scene
  const { searchField, onGone, onBack, onReply, onCompose, onHelp } = scene
  const { mailId } = address
  const current = () => focusedMail() ?? mailId
  const concerned = () => {
    const one = current()
    if (selection.ids.length > 0) return selection.ids
    return one === null ? [] : [one]
  }
  const mark = (isRead: boolean) => () => {
    const chosen = concerned()
    if (chosen.length > 0) actions.mark(chosen, { isRead })
  }
  const moveTo = (folder: 'archive' | 'spam' | 'trash') => () => {
    const chosen = concerned()
    const listed = folderListed(address)
    // Deleting from the trash needs confirmation, which only the button asks for.
    if (chosen.length === 0 || listed === 'trash') return
    // Drafts can only be discarded.
    if (listed === 'draft' && folder !== 'trash') return
    // Sent and archived mails stay in their folder, and no button moves them to the archive.
    if (folder === 'archive' && (listed === 'sent' || listed === 'archive')) return
    if (listed === 'draft') actions.discard(chosen)
    else actions.move(chosen, folder)
    selection.none()
    onGone(chosen)
  }
  const withOne = (action: (id: string) => void) => () => {
    const one = current()
    if (one !== null) action(one)
  }
  /**
   * Toggles like the button in the mail's row, which may not be rendered while the mail is open; with a
   * selection, like the button of the list.
   */
  const toggle = (flag: 'starred' | 'important', action: MailActions['star']) => {
    const toggleOne = withOne((id) => {
      const isOn = openMails.some((mail) => mail[flag])
      const button = markOf(id, flag)
      if (button) button.click()
      else action(id, isOn)
    })
    return () => {
      if (selection.ids.length > 0) actions.toggle(selection.ids, flag)
      else toggleOne()
    }
  }
  /**
   * Selects a focused row first if it is neither selected nor open, because only selected or open mails have
   * the buttons.
   */
  const press = (name: ToolName) => () => {
    const one = focusedMail()
    if (selection.ids.length === 0 && one !== null && one !== mailId) selection.toggle(one)
    setTimeout(() => pressTool(name))
  }
  const step = (by: 1 | -1) => () => {
    const from = current()
    const at = from === null ? -1 : ids.indexOf(from)
    const next = ids[Math.min(ids.length - 1, Math.max(0, at < 0 ? 0 : at + by))]
    if (next === undefined) return
    if (mailId !== null) goTo({ mailId: next }, { replace: true })
    if (box.current) focusRow(box.current, ids.indexOf(next), next)
  }
  return {
    next: step(1),
    previous: step(-1),
    open: () => {
      const row = rowOf(focusedMail() ?? '')
      row?.click()
    },
    back: () => {
      if (selection.ids.length > 0) selection.none()
      else if (mailId !== null) onBack()
    },
    choose: withOne((id) => selection.toggle(id)),
    read: mark(true),
    unread: () => {
      mark(false)()
      if (mailId !== null && concerned().includes(mailId)) onBack()
    },
    star: toggle('starred', actions.star),
    important: toggle('important', actions.important),
    label: press('label'),
    snooze: press('snooze'),
    archive: moveTo('archive'),
    spam: moveTo('spam'),
    trash: moveTo('trash'),
    reply: () => onReply('reply'),
    replyAll: () => onReply('replyAll'),
    forward: () => onReply('forward'),
    compose: onCompose,
    search: () => searchField.current?.focus(),
    help: onHelp,
  }
}

/** The mail whose row contains the focus. */
function focusedMail(): string | null {
  const row = document.activeElement?.closest('li')?.querySelector<HTMLElement>('[data-mail]')
  return row?.dataset['mail'] ?? null
}

/** The star or flag button in a mail's row, if the row is rendered. */
function markOf(id: string, flag: 'starred' | 'important'): HTMLElement | null {
  return rowOf(id)?.closest('li')?.querySelector<HTMLElement>(`[data-mark="${flag}"]`) ?? null
}

/** Scrolls to a row, which may not be rendered yet, and focuses it. */
function focusRow(box: HTMLElement, index: number, id: string): void {
  const top = index * rowHeight
  if (top < box.scrollTop) box.scrollTop = top
  const below = top + rowHeight - box.clientHeight
  if (below > box.scrollTop) box.scrollTop = below
  const known = rowOf(id)
  if (known) known.focus({ preventScroll: true })
  else requestAnimationFrame(() => setTimeout(() => rowOf(id)?.focus({ preventScroll: true })))
}

/** Runs the actions of the shortcuts while the page is mounted and shortcuts are enabled. */
export function useMailKeys(isOn: boolean, scene: Scene): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = keyActionOf(event)
    if (action === null) return
    event.preventDefault()
    keyActions(scene)[action]()
  })
  useEffect(() => {
    if (!isOn) return undefined
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isOn])
}
